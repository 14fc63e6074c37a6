package octavo.gui.problems;

import octavo.check.ProblemRule;
import octavo.fields.FieldName;
import octavo.files.attachments.AttachmentCheck;
import octavo.files.attachments.AttachmentFolders;
import octavo.files.attachments.AttachmentProblem;
import octavo.files.attachments.AttachmentProblem.Kind;
import octavo.files.attachments.DoubledLinks;
import octavo.files.attachments.NewLinks;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.document.LibraryFolders;
import octavo.gui.problems.ProblemList.Found;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.library.EditSequence;
import octavo.library.Library;
import octavo.text.Diagnostic.DiagnosticCode;
import octavo.text.Diagnostic.DiagnosticSeverity;
import octavo.text.LocalizedSentence;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// What is wrong with the links to files, and the files that nothing links to. Files are looked at,
/// never moved or deleted.
final class FileProblems {
    /// What mends links to files that have moved, where other rules name a clean-up.
    static final String MEND = "file-links";

    /// What links files to the entries that they are the papers of.
    static final String LINK = "file-link";

    /// What removes links to the papers of other entries.
    static final String UNLINK = "file-unlink";

    private static final int MOST = 500;

    private FileProblems() {}

    /// @param file of the library
    static List<OfRule> of(Library library, Path file) throws IOException {
        AttachmentCheck check = check(library, file);
        List<OfRule> rules = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            List<AttachmentProblem> some =
                    check.problems().stream().filter(it -> it.kind() == kind).toList();
            if (!some.isEmpty()) {
                List<Found> first = some.stream().limit(MOST).map(FileProblems::found).toList();
                rules.add(new OfRule(rule(kind), some.size(), first));
            }
        }
        return rules;
    }

    private static AttachmentCheck check(Library library, Path file) throws IOException {
        return AttachmentCheck.of(library, LibraryFolders.of(file, library));
    }

    private static ProblemRule rule(Kind kind) {
        Optional<String> none = Optional.empty();
        return switch (kind) {
            case BROKEN ->
                    rule(
                            "file-broken",
                            DiagnosticSeverity.WARNING,
                            LocalizedSentence.of("A linked file is missing"),
                            none);
            case MOVED ->
                    rule(
                            "file-moved",
                            DiagnosticSeverity.WARNING,
                            LocalizedSentence.of("A linked file has moved"),
                            Optional.of(MEND));
            case AMBIGUOUS ->
                    rule(
                            "file-ambiguous",
                            DiagnosticSeverity.WARNING,
                            LocalizedSentence.of(
                                    "A linked file is missing, and several have its name"),
                            none);
            case TWICE ->
                    rule(
                            "file-twice",
                            DiagnosticSeverity.HINT,
                            LocalizedSentence.of("Several entries link to one file"),
                            Optional.of(UNLINK));
            case UNLINKED ->
                    rule(
                            "file-unlinked",
                            DiagnosticSeverity.HINT,
                            LocalizedSentence.of("No entry links to a file"),
                            Optional.of(LINK));
        };
    }

    private static ProblemRule rule(
            String id,
            DiagnosticSeverity severity,
            LocalizedSentence summary,
            Optional<String> fix) {
        return new ProblemRule(new DiagnosticCode(id, severity), summary, fix);
    }

    private static Found found(AttachmentProblem problem) {
        return new Found(
                problem.slot().orElse(Found.NOWHERE),
                problem.key(),
                problem.slot().isPresent() ? FieldName.FILE : "",
                OptionalInt.empty(),
                MessageTranslator.of(message(problem)),
                "");
    }

    private static LocalizedSentence message(AttachmentProblem problem) {
        String files =
                problem.files().stream().map(Path::toString).collect(Collectors.joining(", "));
        String path = problem.path();
        return switch (problem.kind()) {
            case BROKEN -> LocalizedSentence.of("{0} is missing.", path);
            case MOVED -> LocalizedSentence.of("{0} is now {1}.", path, files);
            case AMBIGUOUS -> LocalizedSentence.of("{0} may be one of {1}.", path, files);
            case TWICE ->
                    LocalizedSentence.of(
                            "{0} is also linked by {1}.",
                            path, String.join(", ", problem.others()));
            case UNLINKED -> LocalizedSentence.of("No entry links to {0}.", path);
        };
    }

    /// Whether a fix is one of these.
    static boolean isMend(String fix) {
        return fix.equals(MEND) || fix.equals(LINK) || fix.equals(UNLINK);
    }

    /// Mends links. Files are read for that, but never moved.
    ///
    /// @param only the problem to mend; all of the kind if empty
    static ProblemFix mend(Library library, Path file, String fix, Optional<Found> only)
            throws IOException {
        AttachmentCheck check = check(library, file);
        List<AttachmentProblem> wanted =
                check.problems().stream()
                        .filter(it -> rule(it.kind()).cleanUpId().filter(fix::equals).isPresent())
                        .filter(it -> only.isEmpty() || found(it).equals(only.get()))
                        .toList();
        return switch (fix) {
            case LINK -> link(library, file, wanted);
            case UNLINK -> unlink(library, check.folders(), wanted);
            default ->
                    ProblemFix.of(
                            library,
                            LocalizedSentence.of("Have links lead to where their files are now"),
                            new AttachmentCheck(check.folders(), wanted, check.isWhole())
                                    .mend(library));
        };
    }

    private static ProblemFix link(Library library, Path file, List<AttachmentProblem> loose)
            throws IOException {
        var match = new PaperMatch(library);
        EditSequence edits = new EditSequence(library);
        for (AttachmentProblem problem : loose) {
            Path paper = problem.files().getFirst();
            Optional<Integer> slot = match.slotOf(paper);
            if (slot.isPresent()) {
                Library now = edits.currentLibrary();
                edits.addEdit(
                        NewLinks.of(
                                        now,
                                        Optional.of(LibraryFolders.of(file, now)),
                                        slot.get(),
                                        List.of(paper))
                                .edit());
            }
        }
        return ProblemFix.of(
                library,
                LocalizedSentence.of("Link files to the entries whose papers they are"),
                edits.combinedEdit());
    }

    private static ProblemFix unlink(
            Library library, AttachmentFolders folders, List<AttachmentProblem> twice) {
        List<Path> files = twice.stream().map(it -> it.files().getFirst()).toList();
        return ProblemFix.of(
                library,
                LocalizedSentence.of("Unlink files from entries whose papers they are not"),
                DoubledLinks.unlink(library, folders, files, PaperMatch::paper));
    }
}
