package octavo.importer;

import octavo.fields.FieldName;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Reads one record of MODS, the Library of Congress's catalogue schema (versions 3.0 to 3.8). A
/// work's container is a related item of type `host`.
final class ModsReader {
    static final XmlFormat FORMAT =
            new XmlFormat(
                            "MODS",
                            "modsCollection|mods",
                            "mods",
                            record -> List.of(new ModsReader(record).draft()))
                    .withEvidence("loc\\.gov/mods|<(?:[\\w.-]{1,40}:)?titleInfo[\\s/>]");

    private static final TypeTable TYPES = TypeTable.read("mods-types.tsv");
    private static final Set<String> WITH_SCHOOL = Set.of("thesis", "report");
    private static final Set<String> WITH_BOOK =
            Set.of("incollection", "inproceedings", "inreference");

    private final SourceElement record;
    private final Optional<SourceElement> host;
    private final WorkDraft draft;

    private ModsReader(SourceElement record) {
        this.record = record;
        this.host = related("host").findFirst();
        this.draft = new WorkDraft(record.line());
    }

    private Stream<SourceElement> related(String type) {
        return record.all("relatedItem").stream()
                .filter(item -> item.attribute("type").equals(type));
    }

    private WorkDraft draft() {
        type();
        key();
        ModsNames.add(draft, record, false);
        titles();
        host.ifPresent(this::container);
        dates();
        origin();
        part(record);
        host.ifPresent(this::part);
        identifiers();
        words();
        return draft;
    }

    private void type() {
        Stream<String> said =
                Stream.of("genre", "extension/collectionCode")
                        .flatMap(path -> record.texts(path).stream());
        Optional<String> genre = said.filter(TYPES::knows).findFirst();
        boolean page = record.texts("physicalDescription/internetMediaType").contains("text/html");
        if (genre.isPresent()) {
            TYPES.apply(genre.get(), draft);
        } else if (page && record.has("location/url")) {
            draft.type("online");
        } else if (host.isPresent()) {
            draft.type(isSerial(host.get()) ? "article" : "incollection");
        } else if (!TYPES.apply(record.text("typeOfResource"), draft)) {
            whole();
        }
        if (host.isPresent() && draft.type().equals("proceedings")) {
            draft.type("inproceedings");
        } else if (host.isPresent() && draft.type().equals("reference")) {
            draft.type("inreference");
        } else if (host.isPresent() && draft.type().equals("periodical")) {
            draft.type("article");
        }
    }

    /// An independent work, of which only the kind of resource is stated.
    private void whole() {
        boolean manuscript =
                record.all("typeOfResource").stream()
                        .anyMatch(type -> type.attribute("manuscript").equals("yes"));
        boolean text = record.text("typeOfResource").equals("text");
        boolean book =
                text
                        && (record.texts("originInfo/issuance").contains("monographic")
                                || record.has("originInfo/publisher"))
                        && !record.texts("genre").contains("government publication");
        boolean mixed = record.text("typeOfResource").equals("mixed material");
        if (manuscript && !mixed) {
            draft.type("unpublished");
        } else if (book || record.all("identifier").stream().anyMatch(id -> is(id, "isbn"))) {
            draft.type("book");
        }
    }

    private static boolean isSerial(SourceElement host) {
        return host.texts("originInfo/issuance").stream()
                        .anyMatch(word -> word.matches("continuing|serial|integrating resource"))
                || host.texts("genre").stream()
                        .anyMatch(word -> word.matches("(?i).*(?:journal|periodical|newspaper).*"))
                || host.all("identifier").stream().anyMatch(id -> is(id, "issn"))
                || host.all("part/detail").stream()
                        .anyMatch(it -> it.attribute("type").matches("issue|number"));
    }

    private static boolean is(SourceElement identifier, String type) {
        return identifier.attribute("type").equalsIgnoreCase(type)
                && !identifier.attribute("invalid").equals("yes");
    }

    private void key() {
        String cited =
                record.all("identifier").stream()
                        .filter(id -> is(id, "citekey"))
                        .map(SourceElement::text)
                        .findFirst()
                        .orElse("");
        draft.key(cited);
    }

    private void titles() {
        title(record, "", FieldName.TITLE, FieldName.SUBTITLE);
        if (!draft.has(FieldName.TITLE)) {
            title(record, "uniform", FieldName.TITLE, FieldName.SUBTITLE);
        }
        title(record, "translated", FieldName.TITLEADDON, FieldName.TITLEADDON);
        title(record, "abbreviated", FieldName.SHORTTITLE, FieldName.SHORTTITLE);
        related("series")
                .forEach(series -> {
                    title(series, "", FieldName.SERIES, FieldName.SERIES);
                    draft.text(
                            FieldName.NUMBER,
                            series.text("titleInfo/partNumber", "part/detail/number"));
                });
    }

    /// The first title of a type, including its non-sorting article.
    private void title(SourceElement item, String type, String title, String subtitle) {
        item.all("titleInfo").stream()
                .filter(info -> info.attribute("type").equals(type))
                .findFirst()
                .ifPresent(info -> {
                    String article = info.text("nonSort");
                    String gap = article.isEmpty() || article.matches(".*['’]") ? "" : " ";
                    String words =
                            Stream.of(
                                            markup(info, "title").replaceFirst("\\s*[:/]$", ""),
                                            markup(info, "partNumber"),
                                            markup(info, "partName"))
                                    .filter(it -> !it.isBlank())
                                    .reduce((a, b) -> a.replaceFirst("\\.$", "") + ". " + b)
                                    .orElse("");
                    draft.markup(title, article + gap + words);
                    draft.markup(subtitle, markup(info, "subTitle"));
                });
    }

    private static String markup(SourceElement info, String path) {
        return info.first(path).map(ElementText::markup).orElse("");
    }

    private void container(SourceElement in) {
        boolean book = WITH_BOOK.contains(draft.type());
        boolean whole = Set.of("book", "collection", "proceedings").contains(draft.type());
        String field =
                book ? FieldName.BOOKTITLE : whole ? FieldName.MAINTITLE : FieldName.JOURNALTITLE;
        String sub = book ? FieldName.BOOKSUBTITLE : FieldName.JOURNALSUBTITLE;
        for (String type : List.of("", "uniform", "alternative")) {
            if (!draft.has(field)) {
                title(in, type, field, whole ? FieldName.MAINTITLE : sub);
            }
        }
        if (draft.type().equals("article")) {
            title(in, "abbreviated", FieldName.SHORTJOURNAL, FieldName.SHORTJOURNAL);
        }
        ModsNames.add(draft, in, true);
    }

    /// The date marked as key date, otherwise the issue date; an encoded date before one in words.
    private void dates() {
        List<SourceElement> places =
                Stream.concat(Stream.of(record), host.stream())
                        .flatMap(item ->
                                Stream.concat(
                                        item.all("originInfo").stream(), item.all("part").stream()))
                        .toList();
        List<String> names =
                List.of("dateIssued", "copyrightDate", "dateCreated", "dateOther", "date");
        for (boolean key : List.of(true, false)) {
            for (boolean coded : List.of(true, false)) {
                for (String name : names) {
                    places.stream()
                            .flatMap(place -> place.all(name).stream())
                            .filter(it -> !key || it.attribute("keyDate").equals("yes"))
                            .filter(it -> !coded || !it.attribute("encoding").isEmpty())
                            .filter(it -> !it.attribute("point").equals("end"))
                            .forEach(it ->
                                    draft.date(FieldName.DATE, CatalogueText.date(it.text())));
                }
            }
        }
        record.all("originInfo/dateCaptured").stream()
                .filter(it -> !it.attribute("point").equals("end"))
                .forEach(it -> draft.date(FieldName.URLDATE, SourceDates.known(it.text())));
    }

    private void origin() {
        for (SourceElement item : Stream.concat(Stream.of(record), host.stream()).toList()) {
            for (SourceElement origin : item.all("originInfo")) {
                draft.text(
                        WITH_SCHOOL.contains(draft.type())
                                ? FieldName.INSTITUTION
                                : draft.type().equals("online")
                                        ? FieldName.ORGANIZATION
                                        : FieldName.PUBLISHER,
                        origin.text("publisher").replaceFirst("[\\s,:;]+$", ""));
                origin.all("place/placeTerm").stream()
                        .filter(term -> !term.attribute("type").equals("code"))
                        .forEach(term ->
                                draft.text(FieldName.LOCATION, CatalogueText.part(term.text())));
                draft.text(FieldName.EDITION, origin.text("edition"));
            }
        }
        String extent = record.text("physicalDescription/extent");
        boolean book =
                Set.of("book", "collection", "thesis", "report", "proceedings")
                        .contains(draft.type());
        draft.text(FieldName.PAGETOTAL, book ? CatalogueText.pageCount(extent) : "");
    }

    private void part(SourceElement item) {
        for (SourceElement part : item.all("part")) {
            for (SourceElement detail : part.all("detail")) {
                String number = detail.text("number", "caption");
                switch (detail.attribute("type").toLowerCase(Locale.ROOT)) {
                    case "volume" -> draft.text(FieldName.VOLUME, number);
                    case "issue", "number", "part" -> draft.text(FieldName.NUMBER, number);
                    case "chapter" -> draft.text(FieldName.CHAPTER, number);
                    default -> {}
                }
            }
            for (SourceElement extent : part.all("extent")) {
                if (extent.attribute("unit").matches("(?i)|pages?|p\\.?")) {
                    draft.pages(extent.text("start"), extent.text("end"));
                    draft.pages(extent.text("list").replaceFirst("^(?:pp?\\.|pages?)\\s*", ""));
                }
            }
        }
    }

    private void identifiers(SourceElement item, boolean own) {
        for (SourceElement id : item.all("identifier")) {
            if (!id.attribute("invalid").equals("yes")) {
                identifier(id.attribute("type").toLowerCase(Locale.ROOT), id.text(), own);
            }
        }
    }

    private void identifiers() {
        identifiers(record, true);
        host.ifPresent(whole -> identifiers(whole, false));
        // The Government Publishing Office has the number of a hearing in its own extension.
        draft.text(
                FieldName.NUMBER,
                draft.type().equals("legal") ? record.text("extension/number") : "");
        List<SourceElement> urls = record.all("location/url");
        Stream.of("primary", "object in context", "")
                .flatMap(wish ->
                        urls.stream()
                                .filter(url ->
                                        url.attribute("usage").startsWith(wish)
                                                || url.attribute("access").equals(wish)))
                .findFirst()
                .ifPresent(url -> draft.url(url.text()));
        record.all("identifier").stream()
                .filter(id -> is(id, "uri") || is(id, "hdl"))
                .map(SourceElement::text)
                .filter(uri -> uri.matches("(?i)https?://.*"))
                .forEach(draft::url);
    }

    private void identifier(String type, String text, boolean own) {
        switch (type) {
            case "issn" -> draft.text(FieldName.ISSN, text);
            case "isbn" -> {
                if (!draft.bookNumber(text)) {
                    draft.text(FieldName.ISBN, text);
                }
            }
            case "doi" -> {
                if (own && !draft.doi(text)) {
                    draft.text(FieldName.DOI, text);
                }
            }
            case "pmid", "pubmed" -> draft.text(FieldName.PMID, own ? text : "");
            case "pmc", "pmcid" -> draft.text(FieldName.PMCID, own ? text : "");
            case "arxiv" -> {
                draft.exact(FieldName.EPRINT, own ? text.replaceFirst("(?i)^arxiv:", "") : "");
                draft.exact(FieldName.EPRINTTYPE, own ? "arxiv" : "");
            }
            case "preferred citation" ->
                    draft.text(
                            FieldName.NUMBER,
                            own && draft.type().equals("legislation") ? text : "");
            default -> {}
        }
    }

    private void words() {
        record.first("abstract")
                .ifPresent(element -> ElementText.set(draft, FieldName.ABSTRACT, element));
        record.texts("subject/topic").forEach(word -> draft.member(FieldName.KEYWORDS, word));
        for (SourceElement language : record.all("language")) {
            boolean part =
                    language.attribute("objectPart")
                            .matches("(?i).*(?:summary|abstract|table of contents).*");
            String code = language.text("languageTerm");
            draft.member(FieldName.LANGUAGE, part ? "" : code.isEmpty() ? language.text() : code);
        }
        // Cataloguers record what no one prints, such as the source of the title.
        for (SourceElement note : record.all("note")) {
            boolean thesis = note.attribute("type").equals("thesis");
            draft.remark(FieldName.ANNOTATION, thesis ? "" : note.text());
        }
        String thesis =
                record.all("note").stream()
                        .filter(note -> note.attribute("type").equals("thesis"))
                        .map(SourceElement::text)
                        .findFirst()
                        .orElse(draft.type().equals("thesis") ? record.text("genre") : "");
        if (draft.type().equals("thesis") && !draft.has(FieldName.TYPE)) {
            ThesisKind.set(draft, thesis.equalsIgnoreCase("thesis") ? "" : thesis);
        }
    }
}
