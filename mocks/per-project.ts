import type { Project } from '#fixtures/projects.ts';

/** Makes it once for each shop, when it is first asked for. */
export function perProject<Made>(make: (project: Project) => Made): (project: Project) => Made {
  const made = new Map<Project, Made>();
  return (project) => {
    const known = made.get(project) ?? make(project);
    made.set(project, known);
    return known;
  };
}
