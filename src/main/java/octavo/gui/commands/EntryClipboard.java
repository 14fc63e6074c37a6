package octavo.gui.commands;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import octavo.csl.Bibliography;
import octavo.cslreferences.ReferenceFormat;
import octavo.cslreferences.StyledReferences;
import octavo.formats.bibtex.BibExport;
import octavo.gui.controls.MessageTexts;
import octavo.gui.openlibraries.SettingsStore;
import octavo.gui.openlibraries.Workspace;
import octavo.library.Work;
import octavo.settings.UserHabits.DragFormat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Passes the selected entries to other programs in various formats, via the clipboard or drag and
/// drop.
public final class EntryClipboard {
    private static final MessageTexts MESSAGES = MessageTexts.of(EntryClipboard.class);

    /// Dragging cannot wait for more references than this.
    private static final int MOST_DRAGGED = 200;

    private final SettingsStore settingsStore;
    private final Consumer<String> onCopied;

    /// @param settingsStore has the reference style and the drag formats
    /// @param onCopied receives a message about what was copied
    public EntryClipboard(SettingsStore settingsStore, Consumer<String> onCopied) {
        this.settingsStore = settingsStore;
        this.onCopied = onCopied;
    }

    /// Copies the selected entries.
    public void copyChosen(Workspace workspace, DragFormat citingForm) {
        List<Work> works = workspace.chosenWorks();
        if (works.isEmpty()) {
            return;
        }
        if (!isStyled(citingForm)) {
            put(
                    clipboardContent(citingForm, workspace.references(), works, ""),
                    citingForm,
                    works.size());
            return;
        }
        String styleName = settingsStore.settings().userHabits().styleId();
        settingsStore
                .background()
                .runInBackground(
                        () ->
                                clipboardContent(
                                        citingForm, workspace.references(), works, styleName),
                        clipboardContent -> put(clipboardContent, citingForm, works.size()),
                        workspace::reportFailure);
    }

    private void put(ClipboardContent clipboardContent, DragFormat citingForm, int entryCount) {
        Clipboard.getSystemClipboard().setContent(clipboardContent);
        onCopied.accept(
                switch (citingForm) {
                    case BIBTEX -> MESSAGES.text("copied.bibtex", entryCount);
                    case REFERENCE, TEXT, MARKDOWN, HTML, LATEX_REFERENCE ->
                            MESSAGES.text("copied.references", entryCount);
                    case LATEX, PANDOC, TYPST, KEYS ->
                            MESSAGES.text("copied.text", clipboardContent.getString());
                });
    }

    /// The drag content for the selected entries; citations if there are very many.
    public ClipboardContent draggedContent(Workspace workspace, boolean isAltDown) {
        var draggingHabits = settingsStore.settings().userHabits().dragChoice();
        DragFormat wantedForm =
                isAltDown ? draggingHabits.altFormat() : draggingHabits.plainFormat();
        List<Work> works = workspace.chosenWorks();
        boolean isTooMany = isStyled(wantedForm) && works.size() > MOST_DRAGGED;
        return clipboardContent(
                isTooMany ? DragFormat.LATEX : wantedForm,
                workspace.references(),
                works,
                settingsStore.settings().userHabits().styleId());
    }

    /// Whether the format needs a citation style.
    private static boolean isStyled(DragFormat citingForm) {
        return switch (citingForm) {
            case REFERENCE, TEXT, MARKDOWN, HTML, LATEX_REFERENCE -> true;
            case LATEX, PANDOC, TYPST, KEYS, BIBTEX -> false;
        };
    }

    /// Entries in a format. BibTeX is copied byte for byte, with an empty line between entries, and
    /// includes the strings and parents that the entries use.
    static ClipboardContent clipboardContent(
            DragFormat citingForm,
            StyledReferences styledReferences,
            List<Work> works,
            String styleName) {
        ClipboardContent clipboardContent = new ClipboardContent();
        switch (citingForm) {
            case LATEX -> clipboardContent.putString("\\cite{" + joinedKeys(works, "", ",") + "}");
            case PANDOC -> clipboardContent.putString("[" + joinedKeys(works, "@", "; ") + "]");
            case TYPST -> clipboardContent.putString(joinedKeys(works, "@", " "));
            case KEYS -> clipboardContent.putString(joinedKeys(works, "", ","));
            case BIBTEX -> clipboardContent.putString(bibtexText(works));
            case TEXT ->
                    put(
                            clipboardContent,
                            ReferenceFormat.TEXT,
                            writtenReferences(styledReferences, works, styleName));
            case MARKDOWN ->
                    put(
                            clipboardContent,
                            ReferenceFormat.MARKDOWN,
                            writtenReferences(styledReferences, works, styleName));
            case HTML ->
                    put(
                            clipboardContent,
                            ReferenceFormat.HTML,
                            writtenReferences(styledReferences, works, styleName));
            case LATEX_REFERENCE ->
                    put(
                            clipboardContent,
                            ReferenceFormat.LATEX,
                            writtenReferences(styledReferences, works, styleName));
            case REFERENCE ->
                    putRich(
                            clipboardContent,
                            writtenReferences(styledReferences, works, styleName));
        }
        return clipboardContent;
    }

    /// A list has its numbers, and a single reference has none.
    private static Optional<Bibliography> writtenReferences(
            StyledReferences styledReferences, List<Work> works, String styleName) {
        Optional<Bibliography> wholeBibliography =
                styledReferences.bibliographyOf(works, styleName);
        return works.size() == 1
                ? wholeBibliography.map(Bibliography::withoutLabels)
                : wholeBibliography;
    }

    private static void put(
            ClipboardContent clipboardContent,
            ReferenceFormat referenceFormat,
            Optional<Bibliography> bibliography) {
        bibliography.ifPresent(writtenBibliography ->
                clipboardContent.putString(referenceFormat.of(writtenBibliography)));
    }

    static String bibtexText(List<Work> works) {
        Set<Integer> entryIndexes = new LinkedHashSet<>();
        works.forEach(work -> entryIndexes.add(work.index()));
        return works.isEmpty()
                ? ""
                : BibExport.copyEntries(works.getFirst().library(), entryIndexes);
    }

    private static String joinedKeys(List<Work> works, String keyPrefix, String keySeparator) {
        return works.stream()
                .map(work -> keyPrefix + work.key())
                .collect(Collectors.joining(keySeparator));
    }

    private static void putRich(
            ClipboardContent clipboardContent, Optional<Bibliography> bibliography) {
        bibliography.ifPresent(writtenBibliography -> {
            clipboardContent.putHtml(ReferenceFormat.HTML.of(writtenBibliography));
            clipboardContent.putRtf(ReferenceFormat.RTF.of(writtenBibliography));
            clipboardContent.putString(ReferenceFormat.TEXT.of(writtenBibliography));
        });
    }
}
