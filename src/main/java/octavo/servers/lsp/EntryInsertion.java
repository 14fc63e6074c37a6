package octavo.servers.lsp;

import octavo.bib.BibEntry;
import octavo.bib.BibFile;
import octavo.bib.BibItem;
import octavo.bib.BibParser;
import octavo.bib.BibString;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.paperprojects.PreparedReferences;
import octavo.paperprojects.ProjectProfile;
import octavo.paperprojects.ReferenceUpdate;
import octavo.paperprojects.ReferenceUpdate.UpdatedFile;
import octavo.paperprojects.WantedReferences;
import octavo.paperprojects.WrittenReferences;
import octavo.receipts.ConfirmedFields;
import octavo.receipts.CopiedReceipts;
import octavo.receipts.LibraryReceipts;
import octavo.receipts.ProposedValues;
import octavo.receipts.ReceiptCopy;
import octavo.receipts.ReceiptFile;
import octavo.receipts.ReceiptSource.EditorSource;
import octavo.servers.jsonrpc.RpcError;
import octavo.venues.VenueIndex;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/// Brings an entry of a library into a paper's own references, with its parents and the strings
/// that it uses, as `octavo cited --into` does.
final class EntryInsertion {
    /// What the command is called that editors ask for.
    static final String COMMAND_NAME = "octavo.addToPaper";

    private final WritingWorkspace writingWorkspace;
    private final BiFunction<Path, Library, VenueIndex> venueIndexing;

    EntryInsertion(WritingWorkspace workspace, BiFunction<Path, Library, VenueIndex> venues) {
        this.writingWorkspace = workspace;
        this.venueIndexing = venues;
    }

    /// What is to be done.
    ///
    /// @param targetDocument the file of references, as it is or, if it is not there, empty
    /// @param textEdits what makes it have the entry; none if it has it already
    /// @param receiptCopy who has confirmed its values; of the others, that nobody has
    record PlannedInsertion(
            EditorDocument targetDocument,
            boolean existsAlready,
            TextEdits textEdits,
            String writtenText,
            ReceiptCopy receiptCopy) {}

    /// Finds entries, and the file that they are for.
    ///
    /// @param paperPath a source that cites them
    PlannedInsertion planInsertion(Path paperPath, Collection<String> keys) throws RpcError {
        Path targetPath =
                writingWorkspace
                        .targetFor(paperPath)
                        .orElseThrow(() ->
                                refuse(
                                        "The paper names no .bib file. Name one in it, or as"
                                                + " \"into\" in an octavo.json beside it."));
        if (writingWorkspace.mastersFor(paperPath).stream()
                .anyMatch(it -> it.path().equals(targetPath))) {
            throw refuse(targetPath + " is the library itself.");
        }
        Optional<String> objection = writingWorkspace.beforeWriting(paperPath, targetPath);
        if (objection.isPresent()) {
            throw refuse(objection.get());
        }
        boolean isThere = writingWorkspace.documents().documentAt(targetPath).isPresent();
        EditorDocument targetDocument =
                writingWorkspace
                        .documents()
                        .documentAt(targetPath)
                        .orElseGet(() -> writingWorkspace.documents().newDocument(targetPath, ""));
        Library oldLibrary = new BibDocument(targetDocument).library();
        List<String> missingKeys =
                keys.stream().filter(key -> oldLibrary.indexOfKey(key).isEmpty()).toList();
        if (missingKeys.isEmpty()) {
            return new PlannedInsertion(
                    targetDocument, isThere, new TextEdits(List.of()), "", ReceiptCopy.NOTHING);
        }
        WantedReferences wantedReferences = wantedReferences(paperPath, missingKeys);
        if (wantedReferences.entriesByKey().isEmpty()) {
            throw refuse("No library has an entry " + String.join(", ", missingKeys) + ".");
        }
        UpdatedFile updatedFile =
                ReferenceUpdate.of(BibParser.parse(""), oldLibrary, wantedReferences);
        if (updatedFile.changeNotes().isEmpty()) {
            throw refuse(updatedFile.keptNotes().getFirst().toString());
        }
        TextEdits textEdits = TextEdits.between(oldLibrary, updatedFile.library());
        return new PlannedInsertion(
                targetDocument,
                isThere,
                textEdits,
                updatedFile.writtenText(),
                receiptsOf(paperPath, oldLibrary, updatedFile.library(), wantedReferences));
    }

    /// Values that a service or a person has confirmed in the library are confirmed here. An
    /// assistant may have asked for the others, so they are marked.
    private ReceiptCopy receiptsOf(
            Path paperPath,
            Library oldLibrary,
            Library newLibrary,
            WantedReferences wantedReferences) {
        List<CopiedReceipts> sources = new ArrayList<>();
        Library preparedLibrary =
                Library.of(
                        BibParser.parse("")
                                .withItems(List.copyOf(wantedReferences.entriesByKey().values())));
        for (MasterLibrary masterLibrary : writingWorkspace.mastersFor(paperPath)) {
            masterLibrary
                    .currentLibrary()
                    .ifPresent(it ->
                            sources.add(
                                    new CopiedReceipts(
                                            it.library(),
                                            preparedLibrary,
                                            ReceiptFile.loadForCheck(it.path()))));
        }
        List<ConfirmedFields> proposedFields =
                ProposedValues.between(
                        oldLibrary,
                        newLibrary,
                        new EditorSource(),
                        LocalDate.now(ZoneId.systemDefault()));
        return ReceiptCopy.of(sources, newLibrary, wantedReferences.entriesByKey().keySet())
                .after(proposedFields);
    }

    private WantedReferences wantedReferences(Path paperPath, List<String> keys) {
        ProjectProfile projectProfile = writingWorkspace.profileFor(paperPath);
        List<Library> preparedLibraries = new ArrayList<>();
        for (MasterLibrary masterLibrary : writingWorkspace.mastersFor(paperPath)) {
            masterLibrary
                    .currentLibrary()
                    .map(it ->
                            PreparedReferences.of(
                                    it.library(),
                                    keys,
                                    projectProfile,
                                    neededLibrary -> venueIndexing.apply(it.path(), neededLibrary)))
                    .ifPresent(preparedLibraries::add);
        }
        return WantedReferences.of(keys, preparedLibraries).forProfile(projectProfile);
    }

    /// Takes note of who has confirmed what is in the file now.
    ///
    /// @return why it cannot be marked
    static Optional<String> keepReceipts(PlannedInsertion insertion) {
        Path path = insertion.targetDocument().path();
        try {
            LibraryReceipts _ = ReceiptFile.updateInPaper(path, insertion.receiptCopy()::addTo);
            return Optional.empty();
        } catch (IOException trouble) {
            return Optional.of(
                    FileTrouble.whenSaving(ReceiptFile.pathFor(path), trouble).toString());
        }
    }

    /// Takes note of what is in the file now, so that `octavo cited` knows it for its own.
    static void rememberWritten(PlannedInsertion insertion) {
        try {
            WrittenReferences writtenReferences =
                    WrittenReferences.of(insertion.targetDocument().path());
            BibFile addedFile = BibParser.parse(insertion.writtenText());
            Set<String> addedNames = new HashSet<>();
            addedFile.items().forEach(item -> addedNames.add(nameOf(item)));
            StringBuilder keptText = new StringBuilder();
            for (BibItem item : writtenReferences.loadWritten().items()) {
                if (nameOf(item).isEmpty() || !addedNames.contains(nameOf(item))) {
                    keptText.append(item.slice().text());
                }
            }
            writtenReferences.keepWritten(
                    keptText.append("\n\n").append(insertion.writtenText()).toString());
        } catch (IOException trouble) {
            System.getLogger(EntryInsertion.class.getName())
                    .log(System.Logger.Level.WARNING, "nothing is remembered", trouble);
        }
    }

    private static String nameOf(BibItem item) {
        return switch (item) {
            case BibEntry entry -> entry.key();
            case BibString string -> "@string " + string.name().toLowerCase(Locale.ROOT);
            default -> "";
        };
    }

    private static RpcError refuse(String reason) {
        return new RpcError(RpcError.REQUEST_FAILED, reason);
    }
}
