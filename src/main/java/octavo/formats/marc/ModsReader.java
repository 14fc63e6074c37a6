package octavo.formats.marc;

import octavo.fields.FieldName;
import octavo.formats.workdrafts.SourceDates;
import octavo.formats.workdrafts.ThesisKind;
import octavo.formats.workdrafts.TypeTable;
import octavo.formats.workdrafts.WorkDraft;
import octavo.formats.xml.ElementText;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlFormat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of MODS, the Library of Congress's catalogue schema (versions 3.0 to 3.8). A
/// work's container is a related item of type `host`.
public final class ModsReader {
    public static final XmlFormat FORMAT =
            new XmlFormat(
                            "MODS",
                            "modsCollection|mods",
                            "mods",
                            record -> List.of(new ModsReader(record).readDraft()))
                    .withEvidence("loc\\.gov/mods|<(?:[\\w.-]{1,40}:)?titleInfo[\\s/>]");

    private static final TypeTable TYPES = TypeTable.readTable(ModsReader.class, "mods-types.tsv");
    private static final Set<String> WITH_SCHOOL = Set.of("thesis", "report");
    private static final Set<String> WITH_BOOK =
            Set.of("incollection", "inproceedings", "inreference");

    private final SourceElement modsElement;
    private final Optional<SourceElement> hostElement;
    private final WorkDraft draft;

    private ModsReader(SourceElement record) {
        this.modsElement = record;
        this.hostElement = relatedItems("host").findFirst();
        this.draft = new WorkDraft(record.line());
    }

    private Stream<SourceElement> relatedItems(String type) {
        return modsElement.elementsAt("relatedItem").stream()
                .filter(itemElement -> itemElement.attribute("type").equals(type));
    }

    private WorkDraft readDraft() {
        readType();
        readKey();
        ModsNames.addName(draft, modsElement, false);
        readTitles();
        hostElement.ifPresent(this::readContainer);
        readDates();
        readOrigin();
        readPart(modsElement);
        hostElement.ifPresent(this::readPart);
        readIdentifiers();
        readDescription();
        return draft;
    }

    private void readType() {
        Stream<String> statedGenres =
                Stream.of("genre", "extension/collectionCode")
                        .flatMap(path -> modsElement.textsAt(path).stream());
        Optional<String> genre = statedGenres.filter(TYPES::hasCode).findFirst();
        boolean isPage =
                modsElement.textsAt("physicalDescription/internetMediaType").contains("text/html");
        if (genre.isPresent()) {
            TYPES.applyType(genre.get(), draft);
        } else if (isPage && modsElement.hasElement("location/url")) {
            draft.type("online");
        } else if (hostElement.isPresent()) {
            draft.type(isSerial(hostElement.get()) ? "article" : "incollection");
        } else if (!TYPES.applyType(modsElement.text("typeOfResource"), draft)) {
            readWholeWork();
        }
        if (hostElement.isPresent() && draft.type().equals("proceedings")) {
            draft.type("inproceedings");
        } else if (hostElement.isPresent() && draft.type().equals("reference")) {
            draft.type("inreference");
        } else if (hostElement.isPresent() && draft.type().equals("periodical")) {
            draft.type("article");
        }
    }

    /// An independent work, of which only the kind of resource is stated.
    private void readWholeWork() {
        boolean isManuscript =
                modsElement.elementsAt("typeOfResource").stream()
                        .anyMatch(type -> type.attribute("manuscript").equals("yes"));
        boolean isText = modsElement.text("typeOfResource").equals("text");
        boolean isBook =
                isText
                        && (modsElement.textsAt("originInfo/issuance").contains("monographic")
                                || modsElement.hasElement("originInfo/publisher"))
                        && !modsElement.textsAt("genre").contains("government publication");
        boolean isMixed = modsElement.text("typeOfResource").equals("mixed material");
        if (isManuscript && !isMixed) {
            draft.type("unpublished");
        } else if (isBook
                || modsElement.elementsAt("identifier").stream()
                        .anyMatch(id -> isIdentifierOf(id, "isbn"))) {
            draft.type("book");
        }
    }

    private static boolean isSerial(SourceElement host) {
        return host.textsAt("originInfo/issuance").stream()
                        .anyMatch(word -> word.matches("continuing|serial|integrating resource"))
                || host.textsAt("genre").stream()
                        .anyMatch(word -> word.matches("(?i).*(?:journal|periodical|newspaper).*"))
                || host.elementsAt("identifier").stream().anyMatch(id -> isIdentifierOf(id, "issn"))
                || host.elementsAt("part/detail").stream()
                        .anyMatch(it -> it.attribute("type").matches("issue|number"));
    }

    private static boolean isIdentifierOf(SourceElement identifier, String type) {
        return identifier.attribute("type").equalsIgnoreCase(type)
                && !identifier.attribute("invalid").equals("yes");
    }

    private void readKey() {
        String citeKey =
                modsElement.elementsAt("identifier").stream()
                        .filter(id -> isIdentifierOf(id, "citekey"))
                        .map(SourceElement::text)
                        .findFirst()
                        .orElse("");
        draft.setKey(citeKey);
    }

    private void readTitles() {
        readTitle(modsElement, "", FieldName.TITLE, FieldName.SUBTITLE);
        if (!draft.hasField(FieldName.TITLE)) {
            readTitle(modsElement, "uniform", FieldName.TITLE, FieldName.SUBTITLE);
        }
        readTitle(modsElement, "translated", FieldName.TITLEADDON, FieldName.TITLEADDON);
        readTitle(modsElement, "abbreviated", FieldName.SHORTTITLE, FieldName.SHORTTITLE);
        relatedItems("series")
                .forEach(series -> {
                    readTitle(series, "", FieldName.SERIES, FieldName.SERIES);
                    draft.text(
                            FieldName.NUMBER,
                            series.text("titleInfo/partNumber", "part/detail/number"));
                });
    }

    /// The first title of a type, including its non-sorting article.
    private void readTitle(SourceElement itemElement, String type, String title, String subtitle) {
        itemElement.elementsAt("titleInfo").stream()
                .filter(titleInfo -> titleInfo.attribute("type").equals(type))
                .findFirst()
                .ifPresent(titleInfo -> {
                    String leadingArticle = titleInfo.text("nonSort");
                    String gap =
                            leadingArticle.isEmpty() || leadingArticle.matches(".*['’]") ? "" : " ";
                    String titleText =
                            Stream.of(
                                            markupAt(titleInfo, "title")
                                                    .replaceFirst("\\s*[:/]$", ""),
                                            markupAt(titleInfo, "partNumber"),
                                            markupAt(titleInfo, "partName"))
                                    .filter(it -> !it.isBlank())
                                    .reduce((a, b) -> a.replaceFirst("\\.$", "") + ". " + b)
                                    .orElse("");
                    draft.fillMarkup(title, leadingArticle + gap + titleText);
                    draft.fillMarkup(subtitle, markupAt(titleInfo, "subTitle"));
                });
    }

    private static String markupAt(SourceElement titleInfo, String path) {
        return titleInfo.firstElement(path).map(ElementText::toMarkup).orElse("");
    }

    private void readContainer(SourceElement hostItem) {
        boolean isBook = WITH_BOOK.contains(draft.type());
        boolean isWholeWork = Set.of("book", "collection", "proceedings").contains(draft.type());
        String titleField =
                isBook
                        ? FieldName.BOOKTITLE
                        : isWholeWork ? FieldName.MAINTITLE : FieldName.JOURNALTITLE;
        String subtitleField = isBook ? FieldName.BOOKSUBTITLE : FieldName.JOURNALSUBTITLE;
        for (String type : List.of("", "uniform", "alternative")) {
            if (!draft.hasField(titleField)) {
                readTitle(
                        hostItem,
                        type,
                        titleField,
                        isWholeWork ? FieldName.MAINTITLE : subtitleField);
            }
        }
        if (draft.type().equals("article")) {
            readTitle(hostItem, "abbreviated", FieldName.SHORTJOURNAL, FieldName.SHORTJOURNAL);
        }
        ModsNames.addName(draft, hostItem, true);
    }

    /// The date marked as key date, otherwise the issue date; an encoded date before one in words.
    private void readDates() {
        List<SourceElement> dateHolders =
                Stream.concat(Stream.of(modsElement), hostElement.stream())
                        .flatMap(itemElement ->
                                Stream.concat(
                                        itemElement.elementsAt("originInfo").stream(),
                                        itemElement.elementsAt("part").stream()))
                        .toList();
        List<String> dateElements =
                List.of("dateIssued", "copyrightDate", "dateCreated", "dateOther", "date");
        for (boolean isKey : List.of(true, false)) {
            for (boolean isCoded : List.of(true, false)) {
                for (String name : dateElements) {
                    dateHolders.stream()
                            .flatMap(place -> place.elementsAt(name).stream())
                            .filter(it -> !isKey || it.attribute("keyDate").equals("yes"))
                            .filter(it -> !isCoded || !it.attribute("encoding").isEmpty())
                            .filter(it -> !it.attribute("point").equals("end"))
                            .forEach(it ->
                                    draft.fillDate(
                                            FieldName.DATE, CatalogueText.parseDate(it.text())));
                }
            }
        }
        modsElement.elementsAt("originInfo/dateCaptured").stream()
                .filter(it -> !it.attribute("point").equals("end"))
                .forEach(it -> draft.fillDate(FieldName.URLDATE, SourceDates.precise(it.text())));
    }

    private void readOrigin() {
        for (SourceElement itemElement :
                Stream.concat(Stream.of(modsElement), hostElement.stream()).toList()) {
            for (SourceElement origin : itemElement.elementsAt("originInfo")) {
                draft.text(
                        WITH_SCHOOL.contains(draft.type())
                                ? FieldName.INSTITUTION
                                : draft.type().equals("online")
                                        ? FieldName.ORGANIZATION
                                        : FieldName.PUBLISHER,
                        origin.text("publisher").replaceFirst("[\\s,:;]+$", ""));
                origin.elementsAt("place/placeTerm").stream()
                        .filter(term -> !term.attribute("type").equals("code"))
                        .forEach(term ->
                                draft.text(
                                        FieldName.LOCATION,
                                        CatalogueText.withoutPunctuation(term.text())));
                draft.text(FieldName.EDITION, origin.text("edition"));
            }
        }
        String extent = modsElement.text("physicalDescription/extent");
        boolean isBook =
                Set.of("book", "collection", "thesis", "report", "proceedings")
                        .contains(draft.type());
        draft.text(FieldName.PAGETOTAL, isBook ? CatalogueText.pageCount(extent) : "");
    }

    private void readPart(SourceElement itemElement) {
        for (SourceElement part : itemElement.elementsAt("part")) {
            for (SourceElement detail : part.elementsAt("detail")) {
                String number = detail.text("number", "caption");
                switch (detail.attribute("type").toLowerCase(Locale.ROOT)) {
                    case "volume" -> draft.text(FieldName.VOLUME, number);
                    case "issue", "number", "part" -> draft.text(FieldName.NUMBER, number);
                    case "chapter" -> draft.text(FieldName.CHAPTER, number);
                    default -> {}
                }
            }
            for (SourceElement extent : part.elementsAt("extent")) {
                if (extent.attribute("unit").matches("(?i)|pages?|p\\.?")) {
                    draft.fillPages(extent.text("start"), extent.text("end"));
                    draft.fillPages(extent.text("list").replaceFirst("^(?:pp?\\.|pages?)\\s*", ""));
                }
            }
        }
    }

    private void readIdentifiers(SourceElement itemElement, boolean isOwn) {
        for (SourceElement id : itemElement.elementsAt("identifier")) {
            if (!id.attribute("invalid").equals("yes")) {
                readIdentifier(id.attribute("type").toLowerCase(Locale.ROOT), id.text(), isOwn);
            }
        }
    }

    private void readIdentifiers() {
        readIdentifiers(modsElement, true);
        hostElement.ifPresent(whole -> readIdentifiers(whole, false));
        // The Government Publishing Office has the number of a hearing in its own extension.
        draft.text(
                FieldName.NUMBER,
                draft.type().equals("legal") ? modsElement.text("extension/number") : "");
        List<SourceElement> urls = modsElement.elementsAt("location/url");
        Stream.of("primary", "object in context", "")
                .flatMap(preferredUse ->
                        urls.stream()
                                .filter(url ->
                                        url.attribute("usage").startsWith(preferredUse)
                                                || url.attribute("access").equals(preferredUse)))
                .findFirst()
                .ifPresent(url -> draft.fillUrl(url.text()));
        modsElement.elementsAt("identifier").stream()
                .filter(id -> isIdentifierOf(id, "uri") || isIdentifierOf(id, "hdl"))
                .map(SourceElement::text)
                .filter(uri -> uri.matches("(?i)https?://.*"))
                .forEach(draft::fillUrl);
    }

    private void readIdentifier(String type, String text, boolean isOwn) {
        switch (type) {
            case "issn" -> draft.text(FieldName.ISSN, text);
            case "isbn" -> {
                if (!draft.addBookNumber(text)) {
                    draft.text(FieldName.ISBN, text);
                }
            }
            case "doi" -> {
                if (isOwn && !draft.fillDoi(text)) {
                    draft.text(FieldName.DOI, text);
                }
            }
            case "pmid", "pubmed" -> draft.text(FieldName.PMID, isOwn ? text : "");
            case "pmc", "pmcid" -> draft.text(FieldName.PMCID, isOwn ? text : "");
            case "arxiv" -> {
                draft.fillExact(
                        FieldName.EPRINT, isOwn ? text.replaceFirst("(?i)^arxiv:", "") : "");
                draft.fillExact(FieldName.EPRINTTYPE, isOwn ? "arxiv" : "");
            }
            case "preferred citation" ->
                    draft.text(
                            FieldName.NUMBER,
                            isOwn && draft.type().equals("legislation") ? text : "");
            default -> {}
        }
    }

    private void readDescription() {
        modsElement
                .firstElement("abstract")
                .ifPresent(element -> ElementText.fillField(draft, FieldName.ABSTRACT, element));
        modsElement
                .textsAt("subject/topic")
                .forEach(word -> draft.addMember(FieldName.KEYWORDS, word));
        for (SourceElement language : modsElement.elementsAt("language")) {
            boolean isPart =
                    language.attribute("objectPart")
                            .matches("(?i).*(?:summary|abstract|table of contents).*");
            String code = language.text("languageTerm");
            draft.addMember(
                    FieldName.LANGUAGE, isPart ? "" : code.isEmpty() ? language.text() : code);
        }
        // Cataloguers record what no one prints, such as the source of the title.
        for (SourceElement note : modsElement.elementsAt("note")) {
            boolean thesisNote = note.attribute("type").equals("thesis");
            draft.addRemark(FieldName.ANNOTATION, thesisNote ? "" : note.text());
        }
        String thesisNote =
                modsElement.elementsAt("note").stream()
                        .filter(note -> note.attribute("type").equals("thesis"))
                        .map(SourceElement::text)
                        .findFirst()
                        .orElse(draft.type().equals("thesis") ? modsElement.text("genre") : "");
        if (draft.type().equals("thesis") && !draft.hasField(FieldName.TYPE)) {
            ThesisKind.fillKind(draft, thesisNote.equalsIgnoreCase("thesis") ? "" : thesisNote);
        }
    }
}
