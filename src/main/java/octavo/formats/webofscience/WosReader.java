package octavo.formats.webofscience;

import octavo.fields.FieldName;
import octavo.formats.tagged.TaggedRecord;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.WorkDraft;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads one record of the Web of Science, by its list of field tags.
final class WosReader {
    /// INSPEC's notation for scripts: `LiNbO/sub 3/`.
    private static final Pattern SCRIPT = Pattern.compile("/(sub|sup) ([^/]{1,20}?)\\s*/");

    private final TaggedRecord wosRecord;
    private final WorkDraft draft;

    WosReader(TaggedRecord record) {
        this.wosRecord = record;
        this.draft = new WorkDraft(record.lineNumber());
    }

    WorkDraft readDraft() {
        draft.type(findType());
        readPeople();
        readTitles();
        readDates();
        readNumbers();
        readPublication();
        readDescription();
        return draft;
    }

    /// `PT` is the type of the container; `DT`, that of the work.
    private String findType() {
        String documentType = wosRecord.firstValue("DT").toLowerCase(Locale.ROOT);
        boolean isConference =
                documentType.contains("proceedings paper") || wosRecord.hasValue("CT");
        boolean isWholeWork =
                wosRecord.firstValue("TI").isEmpty()
                        || isSameTitle(wosRecord.firstValue("TI"), wosRecord.firstValue("SO"));
        return switch (wosRecord.firstValue("PT").strip()) {
            case "P" -> "patent";
            case "D" -> "thesis";
            case "B", "S" ->
                    isConference
                            ? isWholeWork ? "proceedings" : "inproceedings"
                            : isWholeWork ? "book" : "incollection";
            case "C" -> "inproceedings";
            default -> documentType.contains("thesis") ? "thesis" : "article";
        };
    }

    private static boolean isSameTitle(String title, String otherText) {
        return foldedText(title).equals(foldedText(otherText));
    }

    private static String foldedText(String titleText) {
        return titleText.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
    }

    private void readPeople() {
        readNames(FieldName.AUTHOR, "AF", "AU");
        readNames(FieldName.EDITOR, "ED", "BE");
        readNames(FieldName.BOOKAUTHOR, "BF", "BA");
        readOrganizations("CA");
        if (draft.namesOf(FieldName.AUTHOR).isEmpty()) {
            readOrganizations("GP");
        }
        wosRecord
                .allValues("AE")
                .forEach(patentHolder ->
                        draft.addName(
                                FieldName.HOLDER,
                                Optional.of(SourceNames.ofOrganization(patentHolder))));
    }

    private void readOrganizations(String tag) {
        wosRecord
                .allValues(tag)
                .forEach(body ->
                        draft.addName(
                                FieldName.AUTHOR, Optional.of(SourceNames.ofOrganization(body))));
    }

    /// The full names, unless some are missing there.
    private void readNames(String fieldName, String fullTag, String shortTag) {
        List<String> fullNames = splitNames(wosRecord.firstValue(fullTag));
        List<String> shortNames = splitNames(wosRecord.firstValue(shortTag));
        for (String name : fullNames.size() >= shortNames.size() ? fullNames : shortNames) {
            if (SourceNames.isOthers(name)) {
                draft.markOthers(fieldName);
            } else {
                draft.addName(fieldName, parseName(name));
            }
        }
    }

    /// `Zelle, RM`: initials are not separated.
    private static Optional<PersonName> parseName(String nameText) {
        String markedText = nameText.replaceAll("(?<=, ?)(\\p{Lu}{2,4})$", "\u0000$1");
        int markOffset = markedText.indexOf('\u0000');
        return markOffset < 0
                ? parsePersonalName(nameText)
                : SourceNames.initialsLast(
                        nameText.substring(0, markOffset).replaceFirst(",\\s*$", "")
                                + " "
                                + markedText.substring(markOffset + 1));
    }

    private static Optional<PersonName> parsePersonalName(String nameText) {
        boolean hasInitials = nameText.matches("\\S+ (?:\\p{Lu}\\.?){1,4}");
        return hasInitials ? SourceNames.initialsLast(nameText) : SourceNames.givenFirst(nameText);
    }

    /// One name per line, or separated by semicolons; a name that ends with a comma continues on
    /// the next line.
    private static List<String> splitNames(String names) {
        List<String> splitNames = new ArrayList<>();
        for (String line : names.split("\\n|;(?=\\s|$)", -1)) {
            String name = line.strip();
            boolean isContinued = !splitNames.isEmpty() && splitNames.getLast().endsWith(",");
            if (isContinued) {
                splitNames.add(splitNames.removeLast() + " " + name);
            } else if (!name.isEmpty()) {
                splitNames.add(name);
            }
        }
        return splitNames;
    }

    private void readTitles() {
        draft.fillMarkup(FieldName.TITLE, scriptsToMarkup(wosRecord.firstValue("TI", "SO")));
        String sourceTitle = wosRecord.firstValue("SO");
        switch (draft.type()) {
            case "incollection", "inproceedings" -> {
                draft.text(FieldName.BOOKTITLE, sourceTitle);
                draft.text(FieldName.EVENTTITLE, wosRecord.firstValue("CT"));
                draft.text(FieldName.SERIES, wosRecord.firstValue("SE"));
            }
            case "book", "proceedings" -> {
                draft.text(FieldName.EVENTTITLE, wosRecord.firstValue("CT"));
                draft.text(FieldName.SERIES, wosRecord.firstValue("SE"));
            }
            case "article", "thesis" -> {
                draft.text(FieldName.JOURNALTITLE, sourceTitle);
                String abbreviatedTitle = wosRecord.firstValue("JI", "J9");
                draft.text(
                        FieldName.SHORTJOURNAL,
                        isSameTitle(abbreviatedTitle, sourceTitle) ? "" : abbreviatedTitle);
            }
            default -> {}
        }
    }

    private static String scriptsToMarkup(String markedText) {
        return SCRIPT.matcher(markedText).replaceAll("<$1>$2</$1>");
    }

    private void readDates() {
        String year = wosRecord.firstValue("PY");
        String partialDate = draft.type().equals("patent") ? "" : wosRecord.firstValue("PD");
        String wholeDate = partialDate.contains(year) ? partialDate : partialDate + " " + year;
        draft.fillDate(FieldName.DATE, SourceDates.bestOf(List.of(year, wholeDate)));
        if (wosRecord.hasValue("CY") && draft.type().endsWith("proceedings")) {
            draft.fillDate(
                    FieldName.EVENTDATE,
                    SourceDates.of(wosRecord.firstValue("CY"))
                            .filter(date -> date.startYear().isPresent()));
        }
    }

    private void readNumbers() {
        draft.text(FieldName.VOLUME, wosRecord.firstValue("VL"));
        boolean isPatent = draft.type().equals("patent");
        draft.text(
                FieldName.NUMBER,
                isPatent ? wosRecord.firstValue("PN") : wosRecord.firstValue("IS"));
        draft.fillPages(wosRecord.firstValue("BP"), wosRecord.firstValue("EP"));
        draft.fillPages(wosRecord.firstValue("PS"));
        String article = wosRecord.firstValue("AR");
        draft.text(draft.hasField(FieldName.PAGES) ? FieldName.EID : FieldName.PAGES, article);
        wosRecord.allValues("DI").forEach(draft::fillDoi);
        wosRecord.allValues("BN", "SN", "EI").forEach(draft::addBookNumber);
        draft.text(FieldName.PMID, wosRecord.firstValue("PM"));
    }

    private void readPublication() {
        String publisherField =
                draft.type().equals("thesis") ? FieldName.INSTITUTION : FieldName.PUBLISHER;
        draft.text(publisherField, wosRecord.firstValue("PU"));
        draft.text(
                FieldName.LOCATION,
                draft.type().equals("patent") ? "" : wosRecord.firstValue("PI", "PV"));
    }

    private void readDescription() {
        draft.fillMarkup(FieldName.ABSTRACT, scriptsToMarkup(wosRecord.firstValue("AB")));
        draft.text(FieldName.LANGUAGE, wosRecord.firstValue("LA"));
        for (String words : wosRecord.allValues("DE", "ID")) {
            for (String keyword : words.replace('\n', ' ').split(";\\s*", -1)) {
                draft.addMember(FieldName.KEYWORDS, keyword);
            }
        }
    }
}
