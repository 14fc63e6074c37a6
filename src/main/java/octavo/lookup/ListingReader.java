package octavo.lookup;

import octavo.formats.SourceFormats;
import octavo.formats.dblp.DblpReader;
import octavo.formats.workdrafts.ImportedWork;
import octavo.formats.workdrafts.SourceContent;
import octavo.formats.workdrafts.SourceNames;
import octavo.formats.workdrafts.SourceReading;
import octavo.formats.workdrafts.TreeTexts;
import octavo.formats.xml.SourceElement;
import octavo.formats.xml.XmlRecords;
import octavo.formats.xml.XmlSlice;
import octavo.net.WebAnswer.WebContent;
import octavo.values.Orcid;

import tools.jackson.databind.JsonNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads the works in answers together with what the answers say of their authors.
final class ListingReader {
    private static final Pattern DBLP_RECORD = XmlSlice.boundaryPattern(DblpReader.RECORD_ELEMENTS);
    private static final Pattern DBLP_PERSON = XmlSlice.boundaryPattern("person");

    private ListingReader() {}

    /// The works in a JSON answer; empty if there is no list where the service puts it.
    static Optional<List<RecordedWork>> readJson(
            String serviceName, WebContent webContent, String listPath) {
        return DoiLookup.parseJson(webContent.text())
                .map(it -> it.at(listPath))
                .filter(JsonNode::isArray)
                .map(it -> readNodes(serviceName, it, AnswerStamp.of(webContent)));
    }

    /// The works that are the members of a list.
    static List<RecordedWork> readNodes(
            String serviceName, JsonNode listNode, AnswerStamp answerStamp) {
        List<RecordedWork> works = new ArrayList<>();
        for (JsonNode node : listNode) {
            readWorks(SourceContent.of(node.toString())).stream()
                    .findFirst()
                    .map(work -> toRecorded(node, new SourcedWork(serviceName, work, answerStamp)))
                    .ifPresent(works::add);
        }
        return works;
    }

    private static RecordedWork toRecorded(JsonNode node, SourcedWork sourcedWork) {
        List<RecordedAuthor> authors =
                node.path("authorships").isArray() ? openAlexAuthors(node) : crossrefAuthors(node);
        return authors.isEmpty()
                ? RecordedWork.ofNames(sourcedWork)
                : new RecordedWork(sourcedWork, authors, false);
    }

    /// OpenAlex says whom it takes an author for; that is not in the record of the work.
    private static List<RecordedAuthor> openAlexAuthors(JsonNode node) {
        List<RecordedAuthor> authors = new ArrayList<>();
        for (JsonNode authorship : node.path("authorships")) {
            List<String> institutions = new ArrayList<>();
            for (JsonNode institution : authorship.path("institutions")) {
                institutions.add(TreeTexts.firstText(institution, "display_name"));
            }
            String printedName = TreeTexts.firstText(authorship, "raw_author_name");
            SourceNames.givenFirst(
                            printedName.isBlank()
                                    ? TreeTexts.firstText(authorship.path("author"), "display_name")
                                    : printedName)
                    .ifPresent(name -> authors.add(new RecordedAuthor(name, "", institutions)));
        }
        return authors;
    }

    private static List<RecordedAuthor> crossrefAuthors(JsonNode node) {
        List<RecordedAuthor> authors = new ArrayList<>();
        for (JsonNode author : TreeTexts.members(node.path("author"))) {
            List<String> affiliations = new ArrayList<>();
            for (JsonNode affiliation : TreeTexts.members(author.path("affiliation"))) {
                affiliations.add(TreeTexts.firstText(affiliation, "name"));
            }
            String givenName = TreeTexts.firstText(author, "given");
            String familyName = TreeTexts.firstText(author, "family", "name");
            if (!familyName.isBlank()) {
                authors.add(
                        new RecordedAuthor(
                                SourceNames.ofParts(familyName, givenName, ""),
                                orcidIn(TreeTexts.firstText(author, "ORCID")),
                                affiliations));
            }
        }
        return authors;
    }

    private static String orcidIn(String text) {
        return Orcid.parse(text).value().map(Orcid::number).orElse("");
    }

    /// The works in any answer whose format is known.
    static List<ImportedWork> readWorks(SourceContent content) {
        return SourceFormats.readSource(content) instanceof SourceReading.ForeignWorks(_, var works)
                ? works.works()
                : List.of();
    }

    /// The works on a person's page of dblp. Where dblp has no iD for an author who is the person,
    /// it is that of the page.
    static List<RecordedWork> readDblpPerson(String serviceName, WebContent webContent) {
        SourceContent content = SourceContent.of(webContent.bytes());
        Optional<SourceElement> person =
                XmlRecords.readAll(content, DBLP_PERSON).elements().stream().findFirst();
        List<String> ownNumbers =
                person.stream()
                        .flatMap(it -> it.elementsAt("author").stream())
                        .map(it -> it.attribute("pid"))
                        .filter(it -> !it.isEmpty())
                        .toList();
        String ownOrcid = person.map(ListingReader::personOrcid).orElse("");
        List<String> affiliations =
                person.stream()
                        .flatMap(it -> it.elementsAt("note").stream())
                        .filter(it -> it.attribute("type").equals("affiliation"))
                        .map(SourceElement::text)
                        .toList();
        AnswerStamp answerStamp = AnswerStamp.of(webContent);
        List<RecordedWork> works = new ArrayList<>();
        for (SourceElement element : XmlRecords.readAll(content, DBLP_RECORD).elements()) {
            List<RecordedAuthor> authors = new ArrayList<>();
            for (SourceElement author : element.elementsAt("author")) {
                boolean isOwn = ownNumbers.contains(author.attribute("pid"));
                String statedOrcid = orcidIn(author.attribute("orcid"));
                String orcid = statedOrcid.isEmpty() && isOwn ? ownOrcid : statedOrcid;
                DblpReader.authorName(author.text())
                        .ifPresent(name ->
                                authors.add(
                                        new RecordedAuthor(
                                                name, orcid, isOwn ? affiliations : List.of())));
            }
            DblpReader.readRecord(element)
                    .ifPresent(work ->
                            works.add(
                                    new RecordedWork(
                                            new SourcedWork(serviceName, work, answerStamp),
                                            authors,
                                            false)));
        }
        return works;
    }

    private static String personOrcid(SourceElement person) {
        return person.textsAt("url").stream()
                .filter(it -> it.contains("orcid.org/"))
                .map(ListingReader::orcidIn)
                .findFirst()
                .orElse("");
    }
}
