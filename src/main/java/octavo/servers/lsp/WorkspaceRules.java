package octavo.servers.lsp;

import octavo.paperprojects.PaperProject;
import octavo.paperprojects.ProjectProfile;
import octavo.storage.ContentPaths;
import octavo.storage.PathObjection;
import octavo.storage.ResolvedPath;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// Judges the files that the content of an editor's folders names, and keeps what was refused, to
/// be told.
final class WorkspaceRules {
    private final Supplier<List<Path>> libraries;
    private final Set<String> refusals = new LinkedHashSet<>();

    /// @param libraries those that the user has named
    WorkspaceRules(Supplier<List<Path>> libraries) {
        this.libraries = libraries;
    }

    /// The rule for what the content of a folder names; empty if the folder cannot be found.
    Optional<ContentPaths> of(Path folder) {
        try {
            return Optional.of(ProjectProfile.contentPathsOf(folder).with(libraries.get()));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// The place of a file that may be read now.
    Path readable(Path folder, Path path) throws IOException {
        return ProjectProfile.contentPathsOf(folder).with(libraries.get()).readable(path);
    }

    /// Whether a file may be read. If not, that is kept.
    boolean mayRead(Path folder, Path path) {
        try {
            Optional<PathObjection> objection =
                    ProjectProfile.contentPathsOf(folder).with(libraries.get()).beforeReading(path);
            objection.ifPresent(it -> keep(folder, it, "read"));
            return objection.isEmpty();
        } catch (IOException _) {
            return false;
        }
    }

    /// Why a file must not be written; empty if it may.
    Optional<String> beforeWriting(Path folder, Path path) {
        try {
            return ProjectProfile.contentPathsOf(folder)
                    .beforeWriting(path)
                    .map(it -> said(folder, it, "written"));
        } catch (IOException trouble) {
            return Optional.of(path + " cannot be written: " + trouble.getMessage() + ".");
        }
    }

    /// Keeps what was refused of a paper.
    PaperProject noted(PaperProject paper) {
        paper.refusedPaths().forEach(objection -> keep(paper.folderOf(), objection, "read"));
        return paper;
    }

    private void keep(Path folder, PathObjection objection, String what) {
        refusals.add(said(folder, objection, what));
    }

    private static String said(Path folder, PathObjection objection, String what) {
        String said = "%s was not %s: %s.".formatted(objection.path(), what, objection.reason());
        return objection.canBeAllowed()
                ? said
                        + " To allow it, run once: octavo cited %s --allow %s"
                                .formatted(quoted(folder), quoted(objection.path()))
                : said;
    }

    private static String quoted(Path path) {
        String text = path.toString();
        return text.matches("[\\w./-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }

    /// What was refused, in words.
    List<String> refusals() {
        return List.copyOf(refusals);
    }

    /// Whether a file lies below a folder, wherever links lead.
    static boolean isBelow(Path folder, Path path) {
        try {
            return ResolvedPath.isInside(path, folder);
        } catch (IOException _) {
            return false;
        }
    }
}
