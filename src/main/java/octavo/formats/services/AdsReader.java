package octavo.formats.services;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.FieldPlacement;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.TreeRecord;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.workdrafts.WorkDraft;

import tools.jackson.databind.JsonNode;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Reads one document of the Astrophysics Data System, as its search answers.
/// https://ui.adsabs.harvard.edu/help/api/api-docs.html
public final class AdsReader {
    public static final ServiceFormat FORMAT =
            new ServiceFormat(
                    "ADS",
                    node -> node.has("bibcode") && node.path("title").isArray(),
                    record -> new AdsReader(record).readDraft());

    /// The school in `PhD Thesis, Leiden University, 2017`.
    private static final Pattern SCHOOL = Pattern.compile("(?i)thesis, ([^,]+)");

    /// A record of the Astrophysics Source Code Library.
    private static final Pattern ASCL = Pattern.compile("ascl:(\\d{4}\\.\\d{3,})");

    /// `., S. N. Agbo`: the publisher gave a whole name as the given ones. `, . . .` is no name at
    /// all.
    private static final Pattern NO_FAMILY = Pattern.compile("[^\\p{L}]*,\\s*(.*)");

    private final JsonNode adsDocument;
    private final WorkDraft draft;

    private AdsReader(TreeRecord record) {
        this.adsDocument = record.tree();
        this.draft = new WorkDraft(record.lineNumber());
    }

    private String firstText(String... properties) {
        return TreeTexts.firstText(adsDocument, properties);
    }

    private WorkDraft readDraft() {
        readType();
        readPeople("author", FieldName.AUTHOR);
        readPeople("editor", FieldName.EDITOR);
        draft.fillMarkup(
                FieldName.TITLE, firstText("title").replaceAll("</?inline-formula[^>]*>", ""));
        readContainer();
        draft.fillDate(
                FieldName.DATE,
                SourceDates.of(firstText("pubdate", "date").replaceAll("-00|T.*$", ""))
                        .or(() -> SourceDates.of(firstText("year"))));
        draft.text(FieldName.VOLUME, firstText("volume"));
        draft.text(FieldName.NUMBER, firstText("issue"));
        String pageRange = firstText("page_range");
        draft.fillPages(pageRange.isEmpty() ? firstText("page") : pageRange);
        readIdentifiers();
        draft.fillMarkup(
                FieldName.ABSTRACT, firstText("abstract").replaceFirst("^Not Available.*", ""));
        TreeTexts.allTexts(adsDocument, "keyword")
                .forEach(word -> draft.addMember(FieldName.KEYWORDS, word));
        return draft;
    }

    private void readType() {
        switch (firstText("doctype")) {
            case "article",
                    "bookreview",
                    "circular",
                    "editorial",
                    "erratum",
                    "letter",
                    "news",
                    "newsletter",
                    "obituary" ->
                    draft.type("article");
            case "eprint" -> draft.type("online");
            case "inproceedings", "abstract" -> draft.type("inproceedings");
            case "inbook" -> draft.type("incollection");
            case "book" -> draft.type("book");
            case "proceedings" -> draft.type("proceedings");
            case "phdthesis" -> readThesis("phdthesis");
            case "mastersthesis" -> readThesis("mathesis");
            case "techreport" -> draft.type("report");
            case "dataset", "catalog" -> draft.type("dataset");
            case "software" -> draft.type("software");
            default -> draft.type("misc");
        }
    }

    private void readThesis(String thesisType) {
        draft.type("thesis");
        draft.fillExact(FieldName.TYPE, thesisType);
    }

    private void readPeople(String property, String fieldName) {
        for (String nameText : TreeTexts.allTexts(adsDocument, property)) {
            Matcher namelessMatcher = NO_FAMILY.matcher(nameText);
            if (namelessMatcher.matches()) {
                String wholeName = namelessMatcher.group(1);
                boolean hasLetters = wholeName.chars().anyMatch(Character::isLetter);
                draft.addName(fieldName, SourceNames.givenFirst(hasLetters ? wholeName : ""));
            } else {
                draft.addName(fieldName, SourceNames.familyFirst(nameText));
            }
        }
    }

    /// What a thesis, a dataset or a program is “in” is the place that it comes from, and what a
    /// volume is in is its series.
    private void readContainer() {
        String containerTitle = firstText("pub");
        switch (draft.type()) {
            case "thesis" -> {
                Matcher schoolMatcher = SCHOOL.matcher(firstText("pub_raw"));
                draft.text(
                        FieldName.INSTITUTION, schoolMatcher.find() ? schoolMatcher.group(1) : "");
            }
            case "report" -> draft.text(FieldName.INSTITUTION, containerTitle);
            case "article", "inproceedings", "incollection" ->
                    FieldPlacement.fillContainer(draft, containerTitle);
            case "dataset", "software" -> FieldPlacement.fillPublisher(draft, containerTitle);
            case "book", "proceedings" ->
                    draft.text(
                            FieldName.SERIES,
                            containerTitle.equals(firstText("title")) ? "" : containerTitle);
            default -> {}
        }
        FieldPlacement.fillPublisher(draft, firstText("publisher"));
        draft.text(FieldName.SERIES, firstText("series"));
    }

    private void readProgram(Matcher asclMatcher) {
        draft.fillExact(FieldName.EPRINT, asclMatcher.group(1));
        draft.fillExact(FieldName.EPRINTTYPE, "ascl");
    }

    private void readIdentifiers() {
        draft.fillDoi(firstText("doi"));
        for (String serialNumber : TreeTexts.allTexts(adsDocument, "issn")) {
            draft.addBookNumber(serialNumber);
        }
        for (String serialNumber : TreeTexts.allTexts(adsDocument, "isbn")) {
            draft.addBookNumber(serialNumber);
        }
        List<String> otherIds = TreeTexts.allTexts(adsDocument, "identifier");
        otherIds.stream()
                .filter(it -> it.startsWith("arXiv:"))
                .limit(1)
                .forEach(it -> FieldPlacement.fillArxiv(draft, it));
        otherIds.stream()
                .map(ASCL::matcher)
                .filter(Matcher::matches)
                .limit(1)
                .forEach(this::readProgram);
        if (draft.plainText(FieldName.EPRINTTYPE).equals("arxiv")) {
            draft.fillExact(FieldName.EPRINTCLASS, firstText("arxiv_class"));
        }
    }
}
