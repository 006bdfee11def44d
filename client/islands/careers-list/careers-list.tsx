import { useActorRef, useSelector } from "@xstate/react";
import type { ComponentProps, ReactNode } from "react";
import {
  type Department,
  type Role,
  departments as siteDepartments,
} from "../../../shared/content/departments.ts";
import { careersMachine } from "../../../shared/machines/careers.ts";
import { paths } from "../../../shared/paths.ts";
import type { Company, RoleTerms } from "../../../shared/site.ts";
import button from "../../components/button.module.css";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Columns, Stack } from "../../components/layout.tsx";
import { MailAddress } from "../../components/mail-address.tsx";
import { defineIsland } from "../../island/define-island.ts";
import text from "../../styles/text.module.css";
import styles from "./careers-list.module.css";
import { openDepartmentIn, openRoleIn, useOpenedByBrowser } from "./use-opened-by-browser.ts";

interface CareersListProps {
  /** The address for applications. */
  careersEmail: string;
  /** Terms of roles, such as pay, by the role's slug. */
  terms?: Company["roles"];
  /** By default the departments of the site. */
  departments?: readonly Department[];
}

/** The departments with their open roles. The browser opens and closes them, also without script. */
export const careersList = defineIsland({ name: "careers-list", View: CareersList });

function CareersList({ careersEmail, terms, departments = siteDepartments }: CareersListProps) {
  const actor = useActorRef(careersMachine);
  const openDepartment = useSelector(actor, openDepartmentIn);
  const openRole = useSelector(actor, openRoleIn);
  const list = useOpenedByBrowser(actor, departments);

  // Compared with the actor, because the browser may report a change that the actor already knows.
  const followDepartment = (department: string, isOpen: boolean) => {
    if (isOpen !== (openDepartmentIn(actor.getSnapshot()) === department))
      actor.send({ type: "department.toggled", department });
  };
  const followRole = (department: string, role: string, isOpen: boolean) => {
    const snapshot = actor.getSnapshot();
    const isKnown = openDepartmentIn(snapshot) === department && openRoleIn(snapshot) === role;
    if (isOpen !== isKnown) actor.send({ type: "role.toggled", department, role });
  };

  return (
    <ul className={styles.list} ref={list}>
      {departments.map(({ roles, ...department }) => (
        <li key={department.name} className={styles.department}>
          <DepartmentRow
            department={department}
            count={roles.length}
            isOpen={openDepartment === department.name}
            onToggle={(isOpen) => followDepartment(department.name, isOpen)}
          >
            {roles.map((role) => (
              <RoleRow
                key={role.title}
                role={role}
                terms={terms?.[role.slug]}
                careersEmail={careersEmail}
                isOpen={openDepartment === department.name && openRole === role.title}
                onToggle={(isOpen) => followRole(department.name, role.title, isOpen)}
              />
            ))}
          </DepartmentRow>
        </li>
      ))}
    </ul>
  );
}

interface RoleRowProps {
  role: Role;
  terms: RoleTerms | undefined;
  careersEmail: string;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

/** One open role. Its id is inside the disclosure, because browsers then open it for the fragment without script. */
function RoleRow({ role, terms, careersEmail, ...toggle }: RoleRowProps) {
  const subject = `Application for ${role.title}`;
  return (
    <ToggleDetails
      name="role"
      className={styles.role}
      summaryClass={styles.summary}
      summary={
        <>
          <h4 className={text.h3}>{role.title}</h4>
          <ToggleLabel look="ghost">
            <span className={styles.view}>View Details</span>
            <span className={styles.hide}>Hide Details</span>
          </ToggleLabel>
        </>
      }
      {...toggle}
    >
      <Stack gap={6} className={styles.details} id={role.slug}>
        <Columns count={2} gap={6}>
          <List heading="Responsibilities" items={role.responsibilities} />
          <List heading="Qualifications" items={role.qualifications} />
          {terms && (
            <List heading="Terms" items={Object.entries(terms).map((term) => term.join(": "))} />
          )}
        </Columns>
        <Button href={applicationMail(careersEmail, subject)}>Send us your Resume Now</Button>
        <p className={text.small}>
          Or write to <MailAddress subject={subject}>{careersEmail}</MailAddress> with the subject “
          {subject}”.{" "}
          <a href={paths.careers(role.slug)} data-screen-only="">
            Link to this role
          </a>
        </p>
      </Stack>
    </ToggleDetails>
  );
}

function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h5>{heading}</h5>
      <Stack as="ul" gap={2} stretch className={text.small}>
        {items.map((item) => (
          <li key={item} data-rule="">
            {item}
          </li>
        ))}
      </Stack>
    </div>
  );
}

interface DepartmentRowProps {
  department: Omit<Department, "roles">;
  /** The number of open roles. */
  count: number;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  /** The rows of its roles. */
  children: ReactNode;
}

/** One department: a disclosure if it has open roles, otherwise a plain row. */
function DepartmentRow({ department, count, children, ...toggle }: DepartmentRowProps) {
  const { name, icon, description } = department;
  const words = (
    <>
      <DepartmentIcon icon={icon} />
      <h3>{name}</h3>
      <span className={classNames(text.muted, styles.description)}>{description}</span>
      <span className={styles.count}>
        <span className={classNames(text.h3, text.headline)}>{count}</span>{" "}
        {count === 1 ? "Position" : "Positions"}
      </span>
    </>
  );
  if (count === 0) return <div className={styles.row}>{words}</div>;
  return (
    <ToggleDetails
      name="department"
      summaryClass={styles.row}
      summary={
        <>
          {words}
          <ToggleLabel look="default" className={styles.toggle}>
            View Roles
          </ToggleLabel>
        </>
      }
      {...toggle}
    >
      {children}
    </ToggleDetails>
  );
}

/** Lines on a square of 24 units. */
const iconPaths: Record<Department["icon"], string> = {
  chip: "M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4",
  megaphone: "M4 10v5h3l10 4V6L7 10zM7 15l1 5h3l-1-4M20 10v5",
  window: "M3 5h18v14H3zM3 9h18M7 12l2.5 2L7 16M12 16h5",
  chart: "M4 4v16h16M8 16v-4M12 16V8M16 16v-6",
};

function DepartmentIcon({ icon }: Pick<Department, "icon">) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[icon]} />
    </svg>
  );
}

/** Returns a mailto link with this subject. */
export function applicationMail(careersEmail: string, subject: string): string {
  return `mailto:${careersEmail}?subject=${encodeURIComponent(subject)}`;
}

interface ToggleDetailsProps extends Omit<ComponentProps<"details">, "open" | "onToggle"> {
  isOpen: boolean;
  /** Called after the browser has opened or closed it, also for a match of "find in page". */
  onToggle(isOpen: boolean): void;
  summary: ReactNode;
  summaryClass: string | undefined;
}

/** A disclosure that the browser opens and closes; the machine follows, and closes others. */
function ToggleDetails(props: ToggleDetailsProps) {
  const { isOpen, onToggle, summary, summaryClass, children, ...rest } = props;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)} {...rest}>
      <summary className={summaryClass}>{summary}</summary>
      {children}
    </details>
  );
}

interface ToggleLabelProps {
  look: "default" | "ghost";
  className?: string | undefined;
  children: ReactNode;
}

/** A label that looks like a button inside a summary; the whole summary is clickable. */
function ToggleLabel({ look, className, children }: ToggleLabelProps) {
  return (
    <span
      className={classNames(
        button.button,
        button[look],
        button.sm,
        styles.look,
        text.chevron,
        className,
      )}
    >
      {children}
    </span>
  );
}
