/** What a screen reader says of the divider. @param seen percent of the width that shows the picture */
export function dividerText(seen: number): string {
  return `${seen} % picture, ${100 - seen} % point cloud`;
}
