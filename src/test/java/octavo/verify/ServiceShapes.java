package octavo.verify;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Writes a work down as each service would: in its format, with its habits and its mistakes.
final class ServiceShapes {
    private static final Map<String, String> LONG_NAMES =
            Map.of(
                    "NeurIPS", "Neural Information Processing Systems",
                    "ICML", "International Conference on Machine Learning",
                    "ICLR", "International Conference on Learning Representations",
                    "AAAI", "AAAI Conference on Artificial Intelligence",
                    "CVPR", "IEEE/CVF Conference on Computer Vision and Pattern Recognition",
                    "Mach. Learn.", "Machine Learning",
                    "J. Mach. Learn. Res.", "Journal of Machine Learning Research",
                    "Trans. Mach. Learn. Res.", "Transactions on Machine Learning Research");

    private ServiceShapes() {}

    private static String longVenue(UniverseRecord work) {
        return LONG_NAMES.getOrDefault(work.venue(), work.venue());
    }

    private static ObjectNode object() {
        return JsonMapper.shared().createObjectNode();
    }

    private static boolean isJournal(UniverseRecord work) {
        return longVenue(work).matches(".*(?i:journal|transactions|letters|review|nature).*")
                || longVenue(work).equals("Machine Learning");
    }

    /// Some deposits sort the authors by the alphabet, and lose what follows a colon.
    static ObjectNode ofCrossref(UniverseRecord work) {
        ObjectNode node = object().put("DOI", work.doi()).put("prefix", "10.1000");
        node.put("type", isJournal(work) ? "journal-article" : "proceedings-article");
        boolean losesSubtitle = work.lot("subtitle") < 10 && work.title().indexOf(": ") > 0;
        node.putArray("title")
                .add(
                        losesSubtitle
                                ? work.title().substring(0, work.title().indexOf(": "))
                                : work.title());
        List<String> people = new ArrayList<>(work.people());
        if (work.lot("alphabet") < 5) {
            people.sort(String::compareTo);
        }
        ArrayNode authors = node.putArray("author");
        for (String person : people) {
            int familyStart = person.lastIndexOf(' ') + 1;
            authors.addObject()
                    .put("given", person.substring(0, familyStart).strip())
                    .put("family", person.substring(familyStart));
        }
        String prefix =
                isJournal(work) || work.venue().isEmpty()
                        ? ""
                        : work.lot("proceedings") < 50 ? "Proceedings of the " : work.year() + " ";
        node.putArray("container-title").add(prefix + longVenue(work));
        node.putObject("issued").putArray("date-parts").addArray().add(work.year());
        return node;
    }

    private static String withInitials(String person) {
        return person.charAt(0) + ". " + person.substring(person.lastIndexOf(' ') + 1);
    }

    static ObjectNode ofOpenAlex(UniverseRecord work) {
        int shift = work.lot("year") < 5 ? 1 : 0;
        ObjectNode node =
                object().put("id", "https://openalex.org/W" + (work.hashCode() & Integer.MAX_VALUE))
                        .put("title", work.title())
                        .put("publication_year", work.year() + shift)
                        .put("type", work.venue().isEmpty() ? "preprint" : "article");
        if (!work.doi().isEmpty()) {
            node.put("doi", "https://doi.org/" + work.doi());
        }
        ArrayNode authorships = node.putArray("authorships");
        for (String person : work.people()) {
            authorships
                    .addObject()
                    .putObject("author")
                    .put("display_name", work.lot("initials") < 5 ? withInitials(person) : person);
        }
        ObjectNode source = node.putObject("primary_location").putObject("source");
        source.put("display_name", work.venue().isEmpty() ? "arXiv" : longVenue(work))
                .put(
                        "type",
                        work.venue().isEmpty()
                                ? "repository"
                                : isJournal(work) ? "journal" : "conference");
        return node;
    }

    /// It names arXiv as the venue of some papers that have appeared, and sorts some lists anew.
    static ObjectNode ofSemanticScholar(UniverseRecord work) {
        boolean isPreprint = work.venue().isEmpty() || work.lot("archive") < 10;
        ObjectNode node =
                object().put("paperId", Integer.toHexString(work.hashCode()))
                        .put("title", work.title())
                        .put("year", work.year());
        List<String> people = new ArrayList<>(work.people());
        if (work.lot("order") < 5) {
            Collections.reverse(people);
        }
        ArrayNode authors = node.putArray("authors");
        people.forEach(person ->
                authors.addObject()
                        .put("name", work.lot("s2") < 10 ? withInitials(person) : person));
        node.put("venue", isPreprint ? "arXiv.org" : longVenue(work));
        node.putArray("publicationTypes").add(isJournal(work) ? "JournalArticle" : "Conference");
        ObjectNode externalIds = node.putObject("externalIds");
        if (!work.doi().isEmpty()) {
            externalIds.put("DOI", work.doi());
        }
        return node;
    }

    /// Its titles end in a full stop, and namesakes have numbers.
    static ObjectNode ofDblp(UniverseRecord work) {
        ObjectNode hit = object();
        ObjectNode info =
                hit.putObject("info")
                        .put("key", "conf/x/" + (work.hashCode() & Integer.MAX_VALUE))
                        .put("title", work.title() + ".")
                        .put("venue", work.venue().isEmpty() ? "CoRR" : work.venue())
                        .put("year", String.valueOf(work.year()))
                        .put(
                                "type",
                                isJournal(work)
                                        ? "Journal Articles"
                                        : "Conference and Workshop Papers");
        ArrayNode authors = info.putObject("authors").putArray("author");
        work.people()
                .forEach(person ->
                        authors.addObject()
                                .put("text", person.length() % 4 == 0 ? person + " 0001" : person));
        if (!work.doi().isEmpty()) {
            info.put("doi", work.doi());
        }
        return hit;
    }

    /// A preprint, whatever became of it.
    static ObjectNode ofDatacite(UniverseRecord work) {
        ObjectNode node = object();
        ObjectNode attributes = node.put("id", work.doi()).putObject("attributes");
        attributes.put("doi", work.doi().toLowerCase(Locale.ROOT));
        attributes.putArray("titles").addObject().put("title", work.title());
        ArrayNode creators = attributes.putArray("creators");
        work.people()
                .forEach(person ->
                        creators.addObject().put("name", person).put("nameType", "Personal"));
        attributes.put("publisher", "arXiv").put("publicationYear", submissionYear(work));
        attributes
                .putObject("types")
                .put("resourceTypeGeneral", "Preprint")
                .put("resourceType", "Article");
        return node;
    }

    private static int submissionYear(UniverseRecord work) {
        String number = work.doi().replaceFirst("(?i)^10\\.48550/arxiv\\.", "");
        return number.matches("[0-9]{4}\\..*")
                ? 2000 + Integer.parseInt(number.substring(0, 2))
                : work.year();
    }
}
