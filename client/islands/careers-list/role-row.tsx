import { useEffect, useState } from "react";
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

/** One open role, and what it asks for. */
export function RoleRow({ role, careersEmail, ...toggle }: RoleRowProps) {
  return (
    <ToggleDetails name="role" className={styles.role} {...toggle}>
      <summary className={styles.row}>
        <h4>{role.title}</h4>
        <ToggleLabel look="ghost">
          <DetailsLabel isOpen={toggle.isOpen} />
        </ToggleLabel>
      </summary>
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

/** The words follow the machine once it is awake; until then the style sheet shows the right ones. */
function DetailsLabel({ isOpen }: { isOpen: boolean }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  if (isAwake) return isOpen ? "Hide Details" : "View Details";
  return (
    <>
      <span className={styles.view}>View Details</span>
      <span className={styles.hide}>Hide Details</span>
    </>
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
