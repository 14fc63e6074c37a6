package octavo.gui.paperprojects;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import octavo.bib.BibEntry;
import octavo.gui.controls.ChangeProposal;
import octavo.gui.controls.MessageTexts;
import octavo.gui.pagecontract.OpenLibrary;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Slot;
import octavo.library.Work;
import octavo.paperprojects.CitedEntry;
import octavo.paperprojects.FieldExchange;
import octavo.paperprojects.ProjectReading.ReadContent;
import octavo.storage.ContentPaths;

import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/// Offers to bring fields from a paper's own file into the library, or the other way.
final class FieldExchangeOffers {
    private static final MessageTexts MESSAGES = MessageTexts.of(FieldExchangeOffers.class);

    private final OpenLibrary openLibrary;
    private final PaperFileTasks paperFileTasks;
    private final Supplier<Optional<ReadContent>> content;
    private final Function<CitedEntry, Optional<Integer>> slotOf;
    private final ReadOnlyObjectWrapper<@Nullable ChangeProposal> changeProposal =
            new ReadOnlyObjectWrapper<>();

    /// @param content what the chosen project cites
    /// @param slotOf finds an entry in the open library
    FieldExchangeOffers(
            OpenLibrary openLibrary,
            PaperFileTasks paperFileTasks,
            Supplier<Optional<ReadContent>> content,
            Function<CitedEntry, Optional<Integer>> slotOf) {
        this.openLibrary = openLibrary;
        this.paperFileTasks = paperFileTasks;
        this.content = content;
        this.slotOf = slotOf;
    }

    /// Changes for review, field by field; null if there are none.
    ReadOnlyObjectProperty<@Nullable ChangeProposal> planProperty() {
        return changeProposal.getReadOnlyProperty();
    }

    void dismiss() {
        changeProposal.set(null);
    }

    private Library library() {
        return openLibrary.libraryValue().getValue();
    }

    private void withCitedEntry(
            ProjectLine projectLine, BiConsumer<ReadContent, CitedEntry> action) {
        content.get()
                .ifPresent(readContent ->
                        projectLine
                                .citedEntry()
                                .ifPresent(citedEntry -> action.accept(readContent, citedEntry)));
    }

    /// Offers to bring the paper's values into the library.
    void offerTake(ProjectLine projectLine) {
        withCitedEntry(projectLine, this::offerTake);
    }

    private void offerTake(ReadContent readContent, CitedEntry citedEntry) {
        List<FieldExchange> fieldExchanges = readContent.fieldExchanges(citedEntry);
        Optional<Work> paperWork = readContent.ownWork(citedEntry.key());
        Optional<Integer> slot = slotOf.apply(citedEntry);
        if (paperWork.isEmpty() || slot.isEmpty()) {
            return;
        }
        String title = MESSAGES.text("take.title", citedEntry.key());
        changeProposal.set(
                proposal(
                        title,
                        fieldExchanges,
                        (field, isBefore) -> isBefore ? field.libraryText() : field.paperText(),
                        wantedFields -> takeFields(slot.get(), paperWork.get(), wantedFields)));
    }

    private void takeFields(int slot, Work paperWork, List<String> fields) {
        Optional<BibEntry> changedEntry =
                library()
                        .entryInSlot(slot)
                        .flatMap(it -> FieldExchange.bringFields(paperWork, it, fields));
        changedEntry.ifPresentOrElse(
                entry ->
                        openLibrary
                                .editSteps()
                                .applyStep(
                                        MESSAGES.text("take.step", entry.key()),
                                        library().replaceEntry(slot, entry)),
                () -> paperFileTasks.reportProblem(MESSAGES.text("refused", paperWork.key())));
        openLibrary.libraryProjects().readChanged();
    }

    /// Offers to bring the library's values into the paper's file.
    void offerGive(ProjectLine projectLine) {
        withCitedEntry(projectLine, this::offerGive);
    }

    private void offerGive(ReadContent readContent, CitedEntry citedEntry) {
        List<FieldExchange> fieldExchanges = readContent.fieldExchanges(citedEntry);
        Optional<Path> file = readContent.ownFile(citedEntry.key());
        Optional<Work> libraryWork =
                citedEntry.masterEntry().flatMap(readContent.paperReview()::prepared);
        if (file.isEmpty() || libraryWork.isEmpty()) {
            return;
        }
        changeProposal.set(
                proposal(
                        MESSAGES.text("give.title", citedEntry.key(), file.get()),
                        fieldExchanges,
                        (field, isBefore) -> isBefore ? field.paperText() : field.libraryText(),
                        wantedFields ->
                                paperFileTasks.write(
                                        file.get(),
                                        () ->
                                                giveFields(
                                                        file.get(),
                                                        readContent.contentPaths(),
                                                        libraryWork.get(),
                                                        citedEntry.key(),
                                                        wantedFields))));
    }

    /// Changes the file as it is then: somebody may have written it since.
    ///
    /// @param contentPaths judges the file, which content names
    private static boolean giveFields(
            Path path, ContentPaths contentPaths, Work libraryWork, String key, List<String> fields)
            throws IOException {
        LibraryFile libraryFile = LibraryFile.load(contentPaths.writable(path));
        Optional<Slot> slot = libraryFile.library().slotWithKey(key);
        Optional<BibEntry> entry =
                slot.flatMap(
                        it -> FieldExchange.bringFields(libraryWork, (BibEntry) it.item(), fields));
        if (slot.isEmpty() || entry.isEmpty()) {
            return false;
        }
        PaperFilePlan.saveLibrary(
                libraryFile,
                libraryFile
                        .library()
                        .applyEdit(
                                libraryFile
                                        .library()
                                        .replaceEntry(slot.get().number(), entry.get())));
        return true;
    }

    private ChangeProposal proposal(
            String title,
            List<FieldExchange> fieldExchanges,
            BiFunction<FieldExchange, Boolean, String> textOf,
            Consumer<List<String>> applyFields) {
        List<ChangeProposal.ProposalRow> rows =
                fieldExchanges.stream()
                        .map(each ->
                                new ChangeProposal.ProposalRow(
                                        textOrNothing(textOf.apply(each, true)),
                                        textOrNothing(textOf.apply(each, false)),
                                        name(each)))
                        .toList();
        return new ChangeProposal(
                title,
                rows,
                List.of(),
                wantedRows -> {
                    changeProposal.set(null);
                    paperFileTasks.reportProblem("");
                    applyFields.accept(fieldNames(fieldExchanges, wantedRows));
                });
    }

    private static List<String> fieldNames(
            List<FieldExchange> fieldExchanges, Set<Integer> wantedRows) {
        return wantedRows.stream().map(row -> fieldExchanges.get(row).fieldName()).toList();
    }

    private static String textOrNothing(String text) {
        return text.isEmpty() ? MESSAGES.text("nothing") : text;
    }

    /// What a field is called.
    static String name(FieldExchange field) {
        return field.fieldName().equals(FieldExchange.TYPE)
                ? MESSAGES.text("type")
                : field.fieldName();
    }
}
