import { expect, test } from "vitest";
import { mailLink } from "./answers.ts";

test("the body contains the answers, with special characters encoded", () => {
  const link = mailLink("hello@example.com", {
    email: "ada@railway.example",
    fullName: "Ada & Co",
    companyName: "Ümläut Rail?",
    industry: "Railways",
  });

  const url = new URL(link);
  expect(url.pathname).toBe("hello@example.com");
  expect(url.searchParams.get("subject")).toBe("Demo request");
  expect(url.searchParams.get("body")?.split("\r\n")).toEqual([
    "I would like to book a demo.",
    "",
    "Full name: Ada & Co",
    "Company name: Ümläut Rail?",
    "Industry: Railways",
    "Email: ada@railway.example",
  ]);
});
