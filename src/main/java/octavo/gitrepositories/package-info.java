/// Libraries in git repositories, by the user's own `git`, run as a process: commits, pulls, pushes
/// and who changed a field.
///
/// git brings credentials, ssh, hooks, signatures and Git LFS. Octavo never gives it a shell, an
/// argument that could be an option, or the terminal, and nothing of git is started before the user
/// asks: that a library is in a repository is seen by looking for `.git` ([decision
/// 0700](../../../../../docs/decisions/0700-git-is-run-as-a-program.md)).
@NullMarked
package octavo.gitrepositories;

import org.jspecify.annotations.NullMarked;
