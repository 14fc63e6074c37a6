package octavo.gui;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;

import octavo.convert.bibtex.BibExport;
import octavo.convert.csl.ReferenceFormat;
import octavo.convert.csl.StyledReferences;
import octavo.csl.Bibliography;
import octavo.gui.controls.MessageTexts;
import octavo.library.Work;
import octavo.settings.Settings.Citing;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Gives the chosen entries of a library to other programs, in one form or another: by the
/// clipboard, or as what is dragged to them.
final class EntryClipboard {
    private static final MessageTexts MESSAGES = MessageTexts.of(EntryClipboard.class);

    /// Dragging cannot wait until more references than these are written.
    private static final int MOST_DRAGGED = 200;

    private final SettingsStore remembered;
    private final Consumer<String> tell;

    /// @param remembered has the style of references, and what dragging gives
    /// @param tell told what was copied
    EntryClipboard(SettingsStore remembered, Consumer<String> tell) {
        this.remembered = remembered;
        this.tell = tell;
    }

    /// Puts the chosen entries on the clipboard.
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

    private void put(ClipboardContent content, Citing form, int count) {
        Clipboard.getSystemClipboard().setContent(content);
        tell.accept(
                switch (form) {
                    case BIBTEX -> MESSAGES.text("copied.bibtex", count);
                    case REFERENCE, MARKDOWN -> MESSAGES.text("copied.references", count);
                    case LATEX, PANDOC, TYPST, KEYS ->
                            MESSAGES.text("copied.text", content.getString());
                });
    }

    /// What is dragged with the chosen entries; with very many of them, what cites them.
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

    /// Whether a style has to write it.
    private static boolean isWritten(Citing form) {
        return form == Citing.REFERENCE || form == Citing.MARKDOWN;
    }

    /// Entries in a form. BibTeX is as the file has it, byte for byte, with an empty line between
    /// two, and comes with the strings and the parents that the entries use.
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
                    references
                            .of(works, style)
                            .ifPresent(it -> content.putString(ReferenceFormat.MARKDOWN.of(it)));
            case REFERENCE -> putRich(content, references.of(works, style));
        }
        return content;
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
