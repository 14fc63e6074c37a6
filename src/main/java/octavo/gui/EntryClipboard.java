package octavo.gui;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import octavo.convert.bibtex.BibExport;
import octavo.convert.csl.ReferenceFormat;
import octavo.convert.csl.StyledReferences;
import octavo.csl.Bibliography;
import octavo.gui.controls.MessageTexts;
import octavo.library.Work;
import octavo.settings.UserHabits.Citing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Passes the selected entries to other programs in various formats, via the clipboard or drag and
/// drop.
final class EntryClipboard {
    private static final MessageTexts MESSAGES = MessageTexts.of(EntryClipboard.class);

    /// Dragging cannot wait for more references than this.
    private static final int MOST_DRAGGED = 200;

    private final SettingsStore remembered;
    private final Consumer<String> tell;

    /// @param remembered has the reference style and the drag formats
    /// @param tell receives a message about what was copied
    EntryClipboard(SettingsStore remembered, Consumer<String> tell) {
        this.remembered = remembered;
        this.tell = tell;
    }

    /// Copies the selected entries.
    void copy(Workspace workspace, Citing form) {
        List<Work> works = workspace.chosenWorks();
        if (works.isEmpty()) {
            return;
        }
        if (!isWritten(form)) {
            put(content(form, workspace.references(), works, ""), form, works.size());
            return;
        }
        String style = remembered.settings().habits().style();
        remembered
                .background()
                .run(
                        () -> content(form, workspace.references(), works, style),
                        content -> put(content, form, works.size()),
                        workspace::failed);
    }

    /// Says what was copied elsewhere in the window.
    void say(String copied) {
        tell.accept(copied);
    }

    private void put(ClipboardContent content, Citing form, int count) {
        Clipboard.getSystemClipboard().setContent(content);
        tell.accept(
                switch (form) {
                    case BIBTEX -> MESSAGES.text("copied.bibtex", count);
                    case REFERENCE, MARKDOWN, HTML, LATEX_REFERENCE ->
                            MESSAGES.text("copied.references", count);
                    case LATEX, PANDOC, TYPST, KEYS ->
                            MESSAGES.text("copied.text", content.getString());
                });
    }

    /// The drag content for the selected entries; citations if there are very many.
    ClipboardContent dragged(Workspace workspace, boolean alt) {
        var dragging = remembered.settings().habits().dragging();
        Citing wanted = alt ? dragging.withAlt() : dragging.plain();
        List<Work> works = workspace.chosenWorks();
        boolean many = isWritten(wanted) && works.size() > MOST_DRAGGED;
        return content(
                many ? Citing.LATEX : wanted,
                workspace.references(),
                works,
                remembered.settings().habits().style());
    }

    /// Whether the format needs a citation style.
    private static boolean isWritten(Citing form) {
        return switch (form) {
            case REFERENCE, MARKDOWN, HTML, LATEX_REFERENCE -> true;
            case LATEX, PANDOC, TYPST, KEYS, BIBTEX -> false;
        };
    }

    /// Entries in a format. BibTeX is copied byte for byte, with an empty line between entries, and
    /// includes the strings and parents that the entries use.
    static ClipboardContent content(
            Citing form, StyledReferences references, List<Work> works, String style) {
        ClipboardContent content = new ClipboardContent();
        switch (form) {
            case LATEX -> content.putString("\\cite{" + keys(works, "", ",") + "}");
            case PANDOC -> content.putString("[" + keys(works, "@", "; ") + "]");
            case TYPST -> content.putString(keys(works, "@", " "));
            case KEYS -> content.putString(keys(works, "", ","));
            case BIBTEX -> content.putString(bibTeX(works));
            case MARKDOWN ->
                    put(content, ReferenceFormat.MARKDOWN, written(references, works, style));
            case HTML -> put(content, ReferenceFormat.HTML, written(references, works, style));
            case LATEX_REFERENCE ->
                    put(content, ReferenceFormat.LATEX, written(references, works, style));
            case REFERENCE -> putRich(content, written(references, works, style));
        }
        return content;
    }

    /// A list has its numbers, and a single reference has none.
    private static Optional<Bibliography> written(
            StyledReferences references, List<Work> works, String style) {
        Optional<Bibliography> all = references.of(works, style);
        return works.size() == 1 ? all.map(Bibliography::unlabelled) : all;
    }

    private static void put(
            ClipboardContent content, ReferenceFormat format, Optional<Bibliography> written) {
        written.ifPresent(it -> content.putString(format.of(it)));
    }

    private static String bibTeX(List<Work> works) {
        Set<Integer> entries = new LinkedHashSet<>();
        works.forEach(work -> entries.add(work.index()));
        return works.isEmpty() ? "" : BibExport.copy(works.getFirst().library(), entries);
    }

    private static String keys(List<Work> works, String before, String between) {
        return works.stream().map(work -> before + work.key()).collect(Collectors.joining(between));
    }

    private static void putRich(ClipboardContent content, Optional<Bibliography> written) {
        written.ifPresent(it -> {
            content.putHtml(ReferenceFormat.HTML.of(it));
            content.putRtf(ReferenceFormat.RTF.of(it));
            content.putString(ReferenceFormat.TEXT.of(it));
        });
    }
}
