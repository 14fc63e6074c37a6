package octavo.integrations.wordprocessors;

import octavo.conversion.ConversionLosses;
import octavo.csl.Cite.CiteMode;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.formats.csljson.CslJson;
import octavo.integrations.citationrequests.PickedEntry;
import octavo.integrations.wordprocessors.LiveDocument.AlertButtons;
import octavo.library.Library;
import octavo.library.Work;
import octavo.officedocuments.DocumentItems;
import octavo.officedocuments.codes.CitationCode;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.CodedCite.CiteDetails;
import octavo.officedocuments.codes.ZoteroCode;
import octavo.officedocuments.codes.ZoteroCode.CitedItem;
import octavo.officedocuments.codes.ZoteroCode.StyleChoice;
import octavo.text.LocalizedSentence;

import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Does what somebody asks for in an open document.
final class WriterSession {
    private static final String USUAL_FIELD_TYPE = "ReferenceMark";
    private static final int FOOTNOTE = 1;

    private final LiveDocument document;
    private final AuthorQuestions author;

    WriterSession(LiveDocument document, AuthorQuestions author) {
        this.document = document;
        this.author = author;
    }

    /// A style to write in.
    private record DocumentStyle(StyleChoice choice, Style style, String locale, String fieldType) {
        int noteType() {
            return style.isNote() ? FOOTNOTE : 0;
        }
    }

    void perform(WriterCommand command) throws IOException {
        switch (command) {
            case EDIT_CITATION -> editCitation();
            case EDIT_BIBLIOGRAPHY -> editBibliography();
            case REFRESH -> {
                Optional<DocumentStyle> style = presentOrChosenStyle();
                if (style.isPresent()) {
                    render(style.get(), true);
                }
            }
            case CHOOSE_STYLE -> chooseStyle();
            case REMOVE_CODES -> removeCodes();
            case UNSUPPORTED ->
                    inform(LocalizedSentence.of("Only Zotero itself can do this, not Octavo."));
        }
    }

    private void inform(LocalizedSentence message) throws IOException {
        document.confirm(author.translate(message), AlertButtons.OK);
    }

    private boolean confirm(LocalizedSentence question) throws IOException {
        return document.confirm(author.translate(question), AlertButtons.OK_CANCEL);
    }

    private void render(DocumentStyle style, boolean isRefresh) throws IOException {
        new LiveRendering(
                        author::findWork,
                        style.style(),
                        style.locale(),
                        document.fields(style.fieldType()),
                        isRefresh)
                .writeAll(document, author);
    }

    /// The document's style; somebody is asked if it says none, or one that nobody knows.
    private Optional<DocumentStyle> presentOrChosenStyle() throws IOException {
        String preferences = document.preferences();
        Optional<StyleChoice> present =
                ZoteroCode.styleIn(preferences).filter(choice -> !choice.style().isEmpty());
        Optional<DocumentStyle> style = present.flatMap(it -> readStyle(it, preferences));
        return style.isPresent() ? style : askForStyle(preferences, present);
    }

    private static Optional<DocumentStyle> readStyle(StyleChoice choice, String preferences) {
        return BundledStyles.readStyle(choice.style())
                .flatMap(resolved ->
                        resolved.style()
                                .value()
                                .map(style ->
                                        new DocumentStyle(
                                                choice,
                                                style,
                                                choice.locale().isEmpty()
                                                        ? resolved.locale()
                                                        : choice.locale(),
                                                ZoteroCode.fieldTypeIn(preferences)
                                                        .orElse(USUAL_FIELD_TYPE))));
    }

    private Optional<DocumentStyle> askForStyle(String preferences, Optional<StyleChoice> present)
            throws IOException {
        Optional<StyleChoice> chosen = author.chooseStyle(present);
        document.activate();
        Optional<DocumentStyle> style = chosen.flatMap(it -> readStyle(it, preferences));
        if (style.isPresent()) {
            DocumentStyle it = style.get();
            document.setPreferences(
                    ZoteroCode.preferences(
                            preferences, it.choice(), it.style().isNote(), it.fieldType()));
        }
        return style;
    }

    private void chooseStyle() throws IOException {
        String preferences = document.preferences();
        Optional<StyleChoice> present = ZoteroCode.styleIn(preferences);
        Optional<DocumentStyle> before = present.flatMap(it -> readStyle(it, preferences));
        Optional<DocumentStyle> chosen = askForStyle(preferences, present);
        if (chosen.isEmpty()) {
            return;
        }
        DocumentStyle style = chosen.get();
        boolean movesNotes = before.filter(it -> it.noteType() != style.noteType()).isPresent();
        if (movesNotes) {
            List<LiveField> citations =
                    LiveRendering.readFields(document.fields(style.fieldType())).stream()
                            .filter(field -> !field.code().isBibliography())
                            .map(LiveRendering.CodedField::field)
                            .toList();
            document.moveFields(citations, style.fieldType(), style.noteType());
        }
        render(style, false);
    }

    private void removeCodes() throws IOException {
        String fieldType = ZoteroCode.fieldTypeIn(document.preferences()).orElse(USUAL_FIELD_TYPE);
        List<LiveField> fields = document.fields(fieldType);
        if (!fields.isEmpty()
                && confirm(
                        LocalizedSentence.of(
                                "All {0} citations and bibliographies become text. They can then no"
                                        + " longer be updated.",
                                fields.size()))) {
            for (LiveField field : fields) {
                document.removeCode(field);
            }
        }
    }

    private void editBibliography() throws IOException {
        Optional<DocumentStyle> chosen = presentOrChosenStyle();
        if (chosen.isEmpty()) {
            return;
        }
        DocumentStyle style = chosen.get();
        boolean hasBibliography =
                LiveRendering.readFields(document.fields(style.fieldType())).stream()
                        .anyMatch(field -> field.code().isBibliography());
        if (!hasBibliography) {
            if (style.style().bibliography().isEmpty()) {
                inform(
                        LocalizedSentence.of(
                                "The style {0} has no bibliography.", style.style().title()));
                return;
            }
            if (!document.canInsert(style.fieldType())) {
                inform(LocalizedSentence.of("A bibliography cannot be inserted here."));
                return;
            }
            LiveField field = document.insertField(style.fieldType(), 0);
            document.setCode(field, wireCode(ZoteroCode.bibliographyField()));
        }
        render(style, false);
    }

    /// A code as it is sent: the document puts its own prefix before it.
    static String wireCode(String field) {
        return field.strip().replaceFirst("^ADDIN\\s+ZOTERO_", "");
    }

    private void editCitation() throws IOException {
        Optional<DocumentStyle> chosen = presentOrChosenStyle();
        if (chosen.isEmpty()) {
            return;
        }
        DocumentStyle style = chosen.get();
        Optional<LiveField> atCursor = document.fieldAtCursor(style.fieldType());
        Optional<CitationCode> presentCode = atCursor.flatMap(LiveField::citationCode);
        if (presentCode.filter(CitationCode::isBibliography).isPresent()) {
            inform(
                    LocalizedSentence.of(
                            "The bibliography is made of the citations. Put the cursor elsewhere"
                                    + " to cite."));
            return;
        }
        if (atCursor.isEmpty() && !document.canInsert(style.fieldType())) {
            inform(LocalizedSentence.of("A citation cannot be inserted here."));
            return;
        }
        if (atCursor.isPresent() && !mayReplaceText(atCursor.get(), presentCode)) {
            return;
        }
        List<CodedCite> presentCites = presentCode.map(CitationCode::cites).orElse(List.of());
        PresentCites present = PresentCites.of(presentCites, author);
        List<PickedEntry> picked = author.pickEntries(present.entries());
        document.activate();
        if (!picked.isEmpty()) {
            LiveField field =
                    atCursor.isPresent()
                            ? atCursor.get()
                            : document.insertField(style.fieldType(), style.noteType());
            document.setCode(field, citationCode(field, present, picked));
            render(style, false);
        }
    }

    private boolean mayReplaceText(LiveField field, Optional<CitationCode> presentCode)
            throws IOException {
        Optional<String> written = presentCode.flatMap(CitationCode::formattedText);
        return written.isEmpty()
                || CitationCode.isSameText(written.get(), document.text(field))
                || confirm(
                        LocalizedSentence.of(
                                "You have changed this citation by hand. Editing it replaces your"
                                        + " text."));
    }

    /// A code without a text: rendering adds it.
    private static String citationCode(
            LiveField field, PresentCites present, List<PickedEntry> picked) {
        List<CitedItem> items = picked.stream().map(present::toItem).toList();
        String id = ZoteroCode.idOf(field.fieldNumber() + field.code() + items);
        ObjectNode json = ZoteroCode.unwrittenCitation(id, items);
        return wireCode(ZoteroCode.citationField(json));
    }

    /// What a citation cites already. Works that only the document has are picked like entries of a
    /// library.
    private record PresentCites(DocumentItems items, List<CodedCite> cites, Library embedded) {
        static PresentCites of(List<CodedCite> cites, AuthorQuestions author) {
            DocumentItems items = DocumentItems.of(cites, author::findWork);
            return new PresentCites(
                    items, List.copyOf(cites), Library.of(items.references().toFile()));
        }

        List<PickedEntry> entries() {
            List<PickedEntry> entries = new ArrayList<>();
            for (CodedCite cite : cites) {
                CiteDetails details = cite.details();
                embedded.workWithKey(items.keyOf(cite))
                        .ifPresent(work ->
                                entries.add(
                                        new PickedEntry(
                                                work,
                                                details.prefix().strip(),
                                                details.locator(),
                                                details.suffix().strip(),
                                                details.mode() == CiteMode.SUPPRESS_AUTHOR)));
            }
            return entries;
        }

        @SuppressWarnings("ReferenceEquality") // a work of the document, not one of the same key
        CitedItem toItem(PickedEntry picked) {
            Work work = picked.work();
            Optional<CodedCite> present =
                    work.library() == embedded
                            ? cites.stream()
                                    .filter(cite -> items.keyOf(cite).equals(work.key()))
                                    .findFirst()
                            : Optional.empty();
            ObjectNode item =
                    present.flatMap(CodedCite::cslItem)
                            .orElseGet(() -> CslJson.toJson(work, new ConversionLosses()));
            List<String> uris = present.map(CodedCite::uris).orElse(List.of());
            CodedCite cite = CodedCite.ofKey(work.key(), uris, detailsOf(picked, present));
            return new CitedItem(work.key(), cite, item);
        }

        private static CiteDetails detailsOf(PickedEntry picked, Optional<CodedCite> present) {
            String label =
                    present.map(CodedCite::details)
                            .filter(details -> details.locator().equals(picked.locator()))
                            .map(CiteDetails::label)
                            .orElse("");
            return new CiteDetails(
                    picked.locator(),
                    label,
                    picked.prefix().isEmpty() ? "" : picked.prefix() + " ",
                    suffixText(picked.suffix()),
                    picked.hidesAuthor() ? CiteMode.SUPPRESS_AUTHOR : CiteMode.NORMAL);
        }

        /// A blank comes before words, none before punctuation.
        private static String suffixText(String suffix) {
            return suffix.isEmpty() || !Character.isLetterOrDigit(suffix.codePointAt(0))
                    ? suffix
                    : " " + suffix;
        }
    }
}
