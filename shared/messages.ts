/** A message that floats above the page for a while. */
export interface ToastMessage {
  kind: "error" | "success";
  title: string;
  text: string;
}

/** Every sentence the specification gives for errors and outcomes, word for word. */
export const messages = {
  invalidEmail: "Please enter a valid email",
  missingFields: { title: "Error", text: "Please fill in all fields" },
  captchaRequired: {
    title: "Verification Required",
    text: "Please complete the reCAPTCHA verification",
  },
  requestFailed: { title: "Error", text: "Something went wrong. Please try again." },
  requestSent: { title: "Success!", text: "Thank you! We'll be in touch shortly." },
  loadingPosts: "Loading posts...",
  noPosts: "No posts found",
} as const;
