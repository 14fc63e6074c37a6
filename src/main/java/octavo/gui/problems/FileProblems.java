package octavo.gui.problems;

import octavo.check.ProblemRule;
import octavo.fields.FieldName;
import octavo.files.attachments.AttachmentCheck;
import octavo.files.attachments.AttachmentFolders;
import octavo.files.attachments.AttachmentProblem;
import octavo.files.attachments.AttachmentProblem.AttachmentProblemKind;
import octavo.files.attachments.DoubledLinks;
import octavo.files.attachments.NewLinks;
import octavo.gui.controls.MessageTranslator;
import octavo.gui.librarystate.LibraryFolders;
import octavo.gui.problems.ProblemList.OfRule;
import octavo.gui.problems.ProblemList.ProblemFinding;
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
    static final String REPAIR_ID = "file-links";

    /// What links files to the entries that they are the papers of.
    static final String LINK_ID = "file-link";

    /// What removes links to the papers of other entries.
    static final String UNLINK_ID = "file-unlink";

    private static final int MAX_FINDINGS = 500;

    private FileProblems() {}

    /// @param file of the library
    static List<OfRule> of(Library library, Path file) throws IOException {
        AttachmentCheck attachmentCheck = checkFiles(library, file);
        List<OfRule> rules = new ArrayList<>();
        for (AttachmentProblemKind kind : AttachmentProblemKind.values()) {
            List<AttachmentProblem> someProblems =
                    attachmentCheck.problems().stream()
                            .filter(problem -> problem.kind() == kind)
                            .toList();
            if (!someProblems.isEmpty()) {
                List<ProblemFinding> firstFindings =
                        someProblems.stream()
                                .limit(MAX_FINDINGS)
                                .map(FileProblems::findingOf)
                                .toList();
                rules.add(new OfRule(ruleOf(kind), someProblems.size(), firstFindings));
            }
        }
        return rules;
    }

    private static AttachmentCheck checkFiles(Library library, Path file) throws IOException {
        return AttachmentCheck.of(library, LibraryFolders.of(file, library));
    }

    private static ProblemRule ruleOf(AttachmentProblemKind kind) {
        Optional<String> noFix = Optional.empty();
        return switch (kind) {
            case BROKEN ->
                    ruleOf(
                            "file-broken",
                            DiagnosticSeverity.WARNING,
                            LocalizedSentence.of("A linked file is missing"),
                            noFix);
            case MOVED ->
                    ruleOf(
                            "file-moved",
                            DiagnosticSeverity.WARNING,
                            LocalizedSentence.of("A linked file has moved"),
                            Optional.of(REPAIR_ID));
            case AMBIGUOUS ->
                    ruleOf(
                            "file-ambiguous",
                            DiagnosticSeverity.WARNING,
                            LocalizedSentence.of(
                                    "A linked file is missing, and several have its name"),
                            noFix);
            case TWICE ->
                    ruleOf(
                            "file-twice",
                            DiagnosticSeverity.HINT,
                            LocalizedSentence.of("Several entries link to one file"),
                            Optional.of(UNLINK_ID));
            case UNLINKED ->
                    ruleOf(
                            "file-unlinked",
                            DiagnosticSeverity.HINT,
                            LocalizedSentence.of("No entry links to a file"),
                            Optional.of(LINK_ID));
        };
    }

    private static ProblemRule ruleOf(
            String id,
            DiagnosticSeverity severity,
            LocalizedSentence summary,
            Optional<String> fix) {
        return new ProblemRule(new DiagnosticCode(id, severity), summary, fix);
    }

    private static ProblemFinding findingOf(AttachmentProblem problem) {
        return new ProblemFinding(
                problem.slot().orElse(ProblemFinding.NOWHERE),
                problem.entryKey(),
                problem.slot().isPresent() ? FieldName.FILE : "",
                OptionalInt.empty(),
                MessageTranslator.of(messageOf(problem)),
                "");
    }

    private static LocalizedSentence messageOf(AttachmentProblem problem) {
        String files =
                problem.files().stream().map(Path::toString).collect(Collectors.joining(", "));
        String path = problem.linkPath();
        return switch (problem.kind()) {
            case BROKEN -> LocalizedSentence.of("{0} is missing.", path);
            case MOVED -> LocalizedSentence.of("{0} is now {1}.", path, files);
            case AMBIGUOUS -> LocalizedSentence.of("{0} may be one of {1}.", path, files);
            case TWICE ->
                    LocalizedSentence.of(
                            "{0} is also linked by {1}.",
                            path, String.join(", ", problem.otherKeys()));
            case UNLINKED -> LocalizedSentence.of("No entry links to {0}.", path);
        };
    }

    /// Whether a fix is one of these.
    static boolean isFileFix(String fix) {
        return fix.equals(REPAIR_ID) || fix.equals(LINK_ID) || fix.equals(UNLINK_ID);
    }

    /// Mends links. Files are read for that, but never moved.
    ///
    /// @param onlyFinding the problem to mend; all of the kind if empty
    static ProblemFix fixFiles(
            Library library, Path file, String fix, Optional<ProblemFinding> onlyFinding)
            throws IOException {
        AttachmentCheck attachmentCheck = checkFiles(library, file);
        List<AttachmentProblem> wantedProblem =
                attachmentCheck.problems().stream()
                        .filter(problem ->
                                ruleOf(problem.kind()).cleanUpId().filter(fix::equals).isPresent())
                        .filter(problem ->
                                onlyFinding.isEmpty()
                                        || findingOf(problem).equals(onlyFinding.get()))
                        .toList();
        return switch (fix) {
            case LINK_ID -> linkFiles(library, file, wantedProblem);
            case UNLINK_ID -> unlinkFiles(library, attachmentCheck.folders(), wantedProblem);
            default ->
                    ProblemFix.of(
                            library,
                            LocalizedSentence.of("Have links lead to where their files are now"),
                            new AttachmentCheck(
                                            attachmentCheck.folders(),
                                            wantedProblem,
                                            attachmentCheck.isComplete())
                                    .repairLinks(library));
        };
    }

    private static ProblemFix linkFiles(
            Library library, Path file, List<AttachmentProblem> unlinkedProblems)
            throws IOException {
        var paperMatch = new PaperMatch(library);
        EditSequence editSequence = new EditSequence(library);
        for (AttachmentProblem problem : unlinkedProblems) {
            Path paper = problem.files().getFirst();
            Optional<Integer> slot = paperMatch.slotOf(paper);
            if (slot.isPresent()) {
                Library currentLibrary = editSequence.currentLibrary();
                editSequence.addEdit(
                        NewLinks.of(
                                        currentLibrary,
                                        Optional.of(LibraryFolders.of(file, currentLibrary)),
                                        slot.get(),
                                        List.of(paper))
                                .linkEdit());
            }
        }
        return ProblemFix.of(
                library,
                LocalizedSentence.of("Link files to the entries whose papers they are"),
                editSequence.combinedEdit());
    }

    private static ProblemFix unlinkFiles(
            Library library, AttachmentFolders folders, List<AttachmentProblem> doubledProblems) {
        List<Path> files =
                doubledProblems.stream().map(problem -> problem.files().getFirst()).toList();
        return ProblemFix.of(
                library,
                LocalizedSentence.of("Unlink files from entries whose papers they are not"),
                DoubledLinks.unlink(library, folders, files, PaperMatch::isPaperOf));
    }
}
