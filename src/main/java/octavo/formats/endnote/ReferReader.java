package octavo.formats.endnote;

import octavo.fields.FieldName;
import octavo.formats.tagged.TaggedRecord;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;
import octavo.values.Doi;
import octavo.values.PartialDate;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Reads one record of refer or of EndNote's tagged format.
final class ReferReader {
    private static final TypeTable TYPES =
            TypeTable.readTable(ReferReader.class, "refer-types.tsv");

    private static final Pattern ARTICLE_NUMBER =
            Pattern.compile("(?i)artn\\s+(?:\\\\+s\\s+)?(\\S+)");

    private final TaggedRecord referRecord;
    private final WorkDraft draft;

    ReferReader(TaggedRecord record) {
        this.referRecord = record;
        this.draft = new WorkDraft(record.lineNumber());
    }

    WorkDraft readDraft() {
        readType();
        draft.setKey(
                referRecord.firstValue("F").matches("\\p{L}\\S*\\p{N}\\S*")
                        ? referRecord.firstValue("F")
                        : "");
        readPeople(FieldName.AUTHOR, "A");
        referRecord
                .allValues("Q")
                .forEach(body -> draft.addName(FieldName.AUTHOR, nameOfOrganization(body)));
        readPeople(FieldName.EDITOR, "E");
        readPeople(FieldName.TRANSLATOR, "?");
        if (draft.type().equals("book")) {
            readPeople(FieldName.TRANSLATOR, "Y");
        } else if (referRecord.hasValue("Y")) {
            readPeople(FieldName.EDITORA, "Y");
            draft.fillExact(FieldName.EDITORATYPE, "series editor");
        }
        readTitles();
        readDates();
        readNumbers();
        readIdentifiers();
        readDescription();
        return draft;
    }

    private static Optional<PersonName> nameOfOrganization(String organizationName) {
        return Optional.of(SourceNames.ofOrganization(organizationName));
    }

    /// refer has no types: they are inferred from the fields.
    private void readType() {
        String statedType = referRecord.firstValue("0");
        if (TYPES.applyType(statedType, draft)) {
            return;
        }
        if (statedType.isEmpty()) {
            boolean isBook = referRecord.hasValue("I");
            if (referRecord.hasValue("J")) {
                draft.type("article");
            } else if (referRecord.hasValue("R") && !Doi.isDoi(referRecord.firstValue("R"))) {
                draft.type("report");
            } else if (referRecord.hasValue("B")) {
                draft.type("incollection");
            } else {
                draft.type(isBook ? "book" : draft.type());
            }
        }
    }

    private void readPeople(String fieldName, String tag) {
        for (String value : referRecord.allValues(tag)) {
            for (String name : value.split("\\n|;(?=\\s)", -1)) {
                if (SourceNames.isOthers(name)) {
                    draft.markOthers(fieldName);
                } else {
                    draft.addName(
                            fieldName,
                            referRecord.hasValue("0")
                                    ? SourceNames.familyFirst(name)
                                    : SourceNames.givenFirst(name));
                }
            }
        }
    }

    /// The journal is in `%J`, or in `%B`, any type's secondary title.
    private void readTitles() {
        draft.fillMarkup(FieldName.TITLE, referRecord.firstValue("T"));
        draft.fillMarkup(FieldName.SHORTTITLE, differingShortTitle(referRecord.firstValue("!")));
        String secondTitle = referRecord.firstValue("B");
        switch (draft.type()) {
            case "article", "periodical" ->
                    draft.fillMarkup(FieldName.JOURNALTITLE, firstOrElse("J", secondTitle));
            case "incollection", "inproceedings", "inreference" -> {
                draft.fillMarkup(
                        FieldName.BOOKTITLE,
                        secondTitle.isEmpty() ? referRecord.firstValue("J") : secondTitle);
                draft.fillMarkup(FieldName.SERIES, referRecord.firstValue("S"));
            }
            case "book", "collection" ->
                    draft.fillMarkup(FieldName.SERIES, firstOrElse("S", secondTitle));
            default -> {
                draft.fillMarkup(FieldName.JOURNALTITLE, firstOrElse("J", secondTitle));
                draft.fillMarkup(FieldName.SERIES, referRecord.firstValue("S"));
            }
        }
        draft.fillMarkup(FieldName.SERIES, referRecord.firstValue("S"));
    }

    private String firstOrElse(String tag, String fallback) {
        List<String> tagValues = referRecord.allValues(tag);
        return tagValues.isEmpty() ? fallback : tagValues.getFirst();
    }

    private String differingShortTitle(String title) {
        return title.equalsIgnoreCase(referRecord.firstValue("T")) ? "" : title;
    }

    private void readDates() {
        draft.fillDate(
                FieldName.DATE,
                SourceDates.bestOf(
                        Stream.of(referRecord.firstValue("D"), referRecord.firstValue("8"))
                                .toList()));
        String accessDate = referRecord.firstValue("[");
        draft.fillDate(
                FieldName.URLDATE,
                SourceDates.of(referRecord.hasValue("U") ? accessDate : "")
                        .filter(date -> date instanceof PartialDate));
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, referRecord.firstValue("V"));
        draft.text(FieldName.NUMBER, referRecord.firstValue("N"));
        draft.text(FieldName.VOLUMES, referRecord.firstValue("6"));
        draft.text(FieldName.EDITION, referRecord.firstValue("7"));
        String pages = referRecord.firstValue("P").strip();
        boolean isWholeWork = List.of("book", "collection", "thesis").contains(draft.type());
        boolean isPageCount =
                isWholeWork
                        && pages.matches(
                                "(?:[ivxlcIVXLC]+\\s*[,+]\\s*)?\\d+(?:\\s*(?:s|p|pp|pages|Seiten|S)\\.?)?");
        if (isPageCount) {
            draft.text(
                    FieldName.PAGETOTAL,
                    pages.replaceFirst("(?i)\\s*(?:s|p|pp|pages|seiten)\\.?$", ""));
        } else {
            draft.fillPages(pages);
        }
        String publisherName = referRecord.firstValue("I");
        boolean isSchool = draft.type().equals("thesis") || draft.type().equals("report");
        draft.text(isSchool ? FieldName.INSTITUTION : FieldName.PUBLISHER, publisherName);
        draft.text(FieldName.LOCATION, referRecord.firstValue("C"));
        readKind();
    }

    private void readKind() {
        String workKind = referRecord.firstValue("9");
        switch (draft.type()) {
            case "thesis" -> ThesisKind.fillKind(draft, workKind);
            case "report", "unpublished", "presentation", "misc" ->
                    draft.text(FieldName.TYPE, workKind);
            default -> {}
        }
    }

    /// `%R` is the DOI in EndNote's format, and a report's number in refer's.
    private void readIdentifiers() {
        boolean isDoi = referRecord.allValues("R").stream().anyMatch(draft::fillDoi);
        if (!isDoi && draft.type().equals("report")) {
            draft.text(FieldName.NUMBER, referRecord.firstValue("R"));
        }
        for (String number : referRecord.allValues("@")) {
            if (!draft.addBookNumber(number)) {
                boolean isJournal = draft.type().equals("article");
                draft.text(isJournal ? FieldName.ISSN : FieldName.ISBN, number);
            }
        }
        referRecord.allValues("U").stream().flatMap(urls -> urls.lines()).forEach(draft::fillUrl);
    }

    /// The Web of Science has the article number in the notes: `Artn 034708`.
    private void readNote(String text) {
        Matcher numberMatcher = ARTICLE_NUMBER.matcher(text);
        if (numberMatcher.lookingAt()) {
            draft.text(FieldName.EID, numberMatcher.group(1));
        } else {
            draft.addRemark(FieldName.NOTE, text);
        }
    }

    private void readDescription() {
        draft.fillMarkup(FieldName.ABSTRACT, referRecord.firstValue("X"));
        for (String words : referRecord.allValues("K")) {
            for (String word : words.split("\\n|;\\s", -1)) {
                draft.addMember(FieldName.KEYWORDS, word);
            }
        }
        draft.text(FieldName.LANGUAGE, String.join(", ", referRecord.allValues("G")));
        referRecord.allValues("O", "Z").forEach(this::readNote);
        referRecord
                .allValues("W", "*", "L")
                .forEach(text -> draft.addRemark(FieldName.ANNOTATION, text));
    }
}
