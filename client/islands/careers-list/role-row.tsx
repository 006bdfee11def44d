import type { Role } from "../../../shared/content/departments.ts";
import { Button } from "../../components/button.tsx";
import styles from "./role-row.module.css";
import { ToggleDetails } from "./toggle-details.tsx";
import { ToggleLabel } from "./toggle-label.tsx";

interface RoleRowProps {
  role: Role;
  careersEmail: string;
  isOpen: boolean;
  onToggle(): void;
}

/** One open role with its responsibilities and qualifications. */
export function RoleRow({ role, careersEmail, ...toggle }: RoleRowProps) {
  return (
    <ToggleDetails
      name="role"
      className={styles.role}
      summaryClass={styles.row}
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
      <div className={styles.details}>
        <List heading="Responsibilities" items={role.responsibilities} />
        <List heading="Qualifications" items={role.qualifications} />
        <Button className={styles.apply} href={applicationMail(careersEmail, role.title)}>
          Send us your Resume Now
        </Button>
      </div>
    </ToggleDetails>
  );
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div className={styles.list}>
      <h5>{heading}</h5>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

function applicationMail(to: string, title: string): string {
  return `mailto:${to}?subject=${encodeURIComponent(`Application for ${title}`)}`;
}
