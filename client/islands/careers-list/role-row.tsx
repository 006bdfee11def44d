import type { Role } from "../../../shared/content/departments.ts";
import { paths } from "../../../shared/paths.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Columns, Stack } from "../../components/layout.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import text from "../../styles/text.module.css";
import { applicationMail } from "./application-mail.ts";
import styles from "./careers-list.module.css";
import { ToggleDetails, ToggleLabel } from "./toggle-details.tsx";

interface RoleRowProps {
  role: Role;
  careersEmail: string;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

/**
 * One open role with its responsibilities and qualifications. The id is on an element inside the disclosure,
 * because browsers then open the disclosure for the fragment without script.
 */
export function RoleRow({ role, careersEmail, ...toggle }: RoleRowProps) {
  const subject = `Application for ${role.title}`;
  return (
    <ToggleDetails
      name="role"
      className={styles.role}
      summaryClass={styles.summary}
      summary={
        <>
          <h4>{role.title}</h4>
          <ToggleLabel look="ghost">
            <span className={styles.view}>View Details</span>
            <span className={styles.hide}>Hide Details</span>
          </ToggleLabel>
        </>
      }
      {...toggle}
    >
      <Columns count={2} gap={6} className={styles.details} id={role.slug}>
        <List heading="Responsibilities" items={role.responsibilities} />
        <List heading="Qualifications" items={role.qualifications} />
        <Button className={styles.apply} href={applicationMail(careersEmail, subject)}>
          Send us your Resume Now
        </Button>
        <p className={classNames(text.small, styles.address)}>
          Or write to <MailAddress>{careersEmail}</MailAddress> with the subject “{subject}”.{" "}
          <a href={paths.careers(role.slug)} data-screen-only="">
            Link to this role
          </a>
        </p>
      </Columns>
    </ToggleDetails>
  );
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h5 className={styles.heading}>{heading}</h5>
      <Stack as="ul" gap={3} divided className={text.small}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </div>
  );
}
