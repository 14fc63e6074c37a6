package octavo.cli.commands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.storage.SafeWrite;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Files that several targets write. Profiles may share a file of the user's, each with its own
/// part.
final class SharedFiles {
    private SharedFiles() {}

    /// Refuses targets that would overwrite each other.
    static void refuse(List<CvTarget> targets) {
        Map<Object, Written> known = new HashMap<>();
        for (CvTarget target : targets) {
            for (Path file : target.targetFiles()) {
                Written written = new Written(file, target);
                Written other = known.putIfAbsent(SafeWrite.fileIdentity(file), written);
                if (other != null && !written.sharesWith(other)) {
                    throw new CommandRefusal(ExitStatus.PROBLEMS, written.replaces(other));
                }
            }
        }
    }

    /// A file that a target writes.
    private record Written(Path file, CvTarget target) {
        boolean sharesWith(Written other) {
            return isOwn() && other.isOwn() && target.sharesWith(other.target);
        }

        /// Whether it is the target itself, not a file that the format writes beside it.
        private boolean isOwn() {
            return file.equals(target.path());
        }

        String replaces(Written other) {
            String alias = file.equals(other.file) ? "" : ", as " + other.file;
            return "%s is an output of %s and once more of %s%s: one would replace the other."
                    .formatted(file, other.target.profileName(), target.profileName(), alias);
        }
    }
}
