package octavo.discovery;

import octavo.net.StubAnswer;
import octavo.net.StubServer;
import octavo.net.StubServer.Asked;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A world in which works cite others. Publishers write a DOI in capitals or twice, and forget
/// some.
public final class CitationUniverse {
    private static final Pattern ASKED_DOI = Pattern.compile("doi:([^,&]+)");
    private static final int CITED_COUNT = 1500;
    private static final int LIST_LENGTH = 30;
    private static final int CITING_COUNT = 40;
    private static final Pattern ASKED_ID = Pattern.compile("\"DOI:([^\"]+)\"");

    /// The numbers of cited works by the number of the work that cites them.
    private final Map<Integer, List<Integer>> citedNumbers = new HashMap<>();

    private final int entryCount;

    public CitationUniverse(int entryCount) {
        this.entryCount = entryCount;
        var random = new Random(7);
        for (int i = 0; i < entryCount; i++) {
            citedNumbers.put(
                    i,
                    IntStream.range(0, LIST_LENGTH)
                            .mapToObj(_ -> (int) Math.abs(random.nextGaussian() * CITED_COUNT / 3))
                            .toList());
        }
    }

    Map<Integer, List<Integer>> citedNumbers() {
        return citedNumbers;
    }

    /// The numbers of the works that an entry cites.
    public List<Integer> citedBy(int number) {
        return citedNumbers.getOrDefault(number, List.of());
    }

    public static String citedDoi(int number) {
        return "10.2000/cited." + number;
    }

    static String citedTitle(int number) {
        return "On %s of %s, Observation %d"
                .formatted(
                        number % 2 == 0 ? "Growth" : "Decay",
                        number % 3 == 0 ? "Ferns" : "Mosses",
                        number);
    }

    /// The entries as BibTeX, without those that are only cited.
    public String bibtex() {
        return IntStream.range(0, entryCount)
                .mapToObj(it ->
                        "@article{own%d, title = {Own Work Number %d of Many}, author = {Ann Doe}, year = 2020, journal = {Nature}, doi = {10.1000/own.%d}}\n"
                                .formatted(it, it, it))
                .collect(Collectors.joining("\n"));
    }

    /// An entry for a cited work.
    public static String citedEntry(String key, int number, boolean hasDoi) {
        return "\n@article{%s, title = {%s}, author = {Bob Roe}, year = %d, journal = {Botany}%s}\n"
                .formatted(
                        key,
                        citedTitle(number),
                        1990 + number % 30,
                        hasDoi ? ", doi = {https://doi.org/" + citedDoi(number) + "}" : "");
    }

    public void serve(StubServer web, Runnable beforeAnswer) {
        web.on(
                "api.crossref.org/works",
                asked -> {
                    beforeAnswer.run();
                    return Optional.of(answer(asked));
                });
    }

    /// The numbers of the works that cite one, of which there are always more than one.
    static Set<Integer> citingNumbers(int number) {
        return Set.of(number % CITING_COUNT, (number * 7 + 1) % CITING_COUNT, CITING_COUNT);
    }

    static String citingDoi(int number) {
        return "10.3000/citing." + number;
    }

    /// Serves what cites the entries, as Semantic Scholar does.
    public void serveCitations(StubServer web) {
        web.on(
                "api.semanticscholar.org/graph/v1/paper/batch",
                asked -> Optional.of(citationAnswer(asked)));
    }

    private static StubAnswer citationAnswer(Asked asked) {
        ArrayNode papers = JsonMapper.shared().createArrayNode();
        Matcher askedIds = ASKED_ID.matcher(asked.body());
        while (askedIds.find()) {
            String doi = askedIds.group(1);
            ArrayNode citations = papers.addObject().put("paperId", doi).putArray("citations");
            for (int citing :
                    citingNumbers(Integer.parseInt(doi.substring(doi.lastIndexOf('.') + 1)))) {
                ObjectNode paper = citations.addObject().put("paperId", "c" + citing);
                paper.put("title", "A Study That Cites, Part %d".formatted(citing));
                paper.put("year", 1980 + citing).put("venue", "Botany");
                paper.putArray("authors").addObject().put("authorId", "1").put("name", "Eve Moe");
                paper.putObject("externalIds").put("DOI", citingDoi(citing));
            }
        }
        return StubAnswer.ofJson(papers.toString());
    }

    private StubAnswer answer(Asked asked) {
        String address = URLDecoder.decode(asked.address(), StandardCharsets.UTF_8);
        ObjectNode root = JsonMapper.shared().createObjectNode();
        ArrayNode items = root.putObject("message").putArray("items");
        Matcher askedDois = ASKED_DOI.matcher(address);
        while (askedDois.find()) {
            String doi = askedDois.group(1).toLowerCase(Locale.ROOT);
            int number = Integer.parseInt(doi.substring(doi.lastIndexOf('.') + 1));
            ObjectNode item = items.addObject().put("DOI", doi).put("prefix", "10.1000");
            item.put("type", "journal-article");
            if (doi.startsWith("10.1000/own.")) {
                addReferences(item, number);
                item.putArray("title").add("Own Work Number %d of Many".formatted(number));
            } else {
                item.putArray("title").add(citedTitle(number));
                item.putArray("container-title").add("Botany");
                item.putArray("author").addObject().put("given", "Bob").put("family", "Roe");
                item.putObject("issued").putArray("date-parts").addArray().add(1990 + number % 30);
            }
        }
        return StubAnswer.ofJson(root.toString());
    }

    private void addReferences(ObjectNode item, int number) {
        ArrayNode references = item.putArray("reference");
        references.addObject().put("unstructured", "Somebody, Somewhere.");
        List<Integer> numbers = new ArrayList<>(citedNumbers.getOrDefault(number, List.of()));
        for (int cited : numbers) {
            String doi = citedDoi(cited);
            references
                    .addObject()
                    .put("key", "ref" + cited)
                    .put("DOI", cited % 4 == 0 ? doi.toUpperCase(Locale.ROOT) : doi);
        }
    }
}
