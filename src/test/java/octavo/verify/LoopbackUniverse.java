package octavo.verify;

import octavo.duplicates.ComparedTitle;
import octavo.net.StubAnswer;
import octavo.net.StubServer.Asked;
import octavo.text.LetterFolding;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A world in which some works exist, and services that know most of them: the search of each lacks
/// a tenth of the true ones and leaves a tenth of the questions unanswered. It measures how well
/// answers are compared, not how much the real services cover.
///
/// A registration agency has the records of all its own DOIs. What a DOI means that no work of this
/// world has follows from the world alone, never from the label of a question: see
/// `registerClaimed`.
public final class LoopbackUniverse {
    private static final int MISSING = 10;
    private static final int MOST_HITS = 20;
    private static final Pattern PARAMETER =
            Pattern.compile("[?&](?:query\\.title|filter|query|q)=([^&]*)");
    private static final Pattern DOI = Pattern.compile("10\\.[0-9]{4,}/[^\"?&]+");
    private static final StubAnswer BOT_WALL =
            StubAnswer.of(
                    200,
                    "text/html",
                    "<!doctype html><html><head><title>Making sure you're not a bot!</title></head>"
                            + "<body></body></html>");

    private final List<UniverseRecord> works = new ArrayList<>();
    private final Map<String, List<UniverseRecord>> worksByWord = new HashMap<>();
    private final Map<String, UniverseRecord> worksByDoi = new HashMap<>();
    private final Map<String, UniverseRecord> worksByTitle = new HashMap<>();
    private final Set<String> registeredPrefixes = new HashSet<>();
    private final Set<String> troubledAddresses = new HashSet<>();

    public LoopbackUniverse(List<UniverseRecord> works) {
        works.forEach(this::addWork);
    }

    private void addWork(UniverseRecord work) {
        works.add(work);
        for (String word : work.titleWords()) {
            worksByWord.computeIfAbsent(word, _ -> new ArrayList<>()).add(work);
        }
        if (!work.isDistractor()) {
            worksByTitle.putIfAbsent(titleKey(work.title()), work);
        }
        if (!work.doi().isEmpty()) {
            worksByDoi.putIfAbsent(work.doi().toLowerCase(Locale.ROOT), work);
            registeredPrefixes.add(prefixOf(work.doi()));
        }
    }

    private static String titleKey(String title) {
        return ComparedTitle.of(title).plainLetters();
    }

    private static String prefixOf(String doi) {
        return doi.substring(0, Math.max(0, doi.indexOf('/')));
    }

    private boolean isRegistered(String doi) {
        return registeredPrefixes.contains(prefixOf(doi));
    }

    /// Lets the agency of a DOI have a record of a work that no search finds.
    void registerOwn(UniverseRecord work) {
        if (!work.doi().isEmpty()) {
            worksByDoi.putIfAbsent(work.doi().toLowerCase(Locale.ROOT), work);
            registeredPrefixes.add(prefixOf(work.doi()));
        }
    }

    /// Gives a claimed DOI a meaning if it has none in this world. Nobody has registered it if its
    /// prefix belongs to nobody. Otherwise it means the work of the claimed title, and if there is
    /// no such work, some other one: an agency knows its own DOIs.
    void registerClaimed(UniverseRecord claimed) {
        String doi = claimed.doi().toLowerCase(Locale.ROOT);
        if (!doi.isEmpty() && isRegistered(doi) && !worksByDoi.containsKey(doi)) {
            UniverseRecord meant = worksByTitle.get(titleKey(claimed.title()));
            worksByDoi.put(doi, (meant == null ? otherWork(doi) : meant).withDoi(doi));
        }
    }

    private UniverseRecord otherWork(String doi) {
        List<UniverseRecord> distractors =
                works.stream().filter(UniverseRecord::isDistractor).toList();
        return distractors.get(Math.floorMod(doi.hashCode(), distractors.size()));
    }

    /// What the services of this world answer, with their faults.
    public Optional<StubAnswer> answer(Asked asked) {
        return fault(hostOf(decoded(asked)), asked.address()).or(() -> faultlessAnswer(asked));
    }

    private static String decoded(Asked asked) {
        return URLDecoder.decode(asked.address(), StandardCharsets.UTF_8);
    }

    private static String hostOf(String address) {
        return address.substring(0, address.indexOf('/'));
    }

    /// What they answer on a good day.
    public Optional<StubAnswer> faultlessAnswer(Asked asked) {
        String address = decoded(asked);
        return Optional.of(
                switch (hostOf(address)) {
                    case "api.crossref.org" ->
                            address.contains("doi:")
                                    ? byDoi(address, "Crossref")
                                    : search(
                                            asked,
                                            it -> !it.doi().isEmpty() && !it.isOfArxiv(),
                                            "Crossref");
                    case "api.openalex.org" -> search(asked, _ -> true, "OpenAlex");
                    case "api.semanticscholar.org" -> search(asked, _ -> true, "Semantic Scholar");
                    case "dblp.org" -> search(asked, _ -> true, "DBLP");
                    case "api.datacite.org" -> byDoi(address, "DataCite");
                    case "doi.org" -> agency(address);
                    default -> StubAnswer.of(404, "text/plain", "no such service");
                });
    }

    /// DBLP shows its wall to a third of the requests, the others to a few. Who is told to slow
    /// down, or finds a service down, may ask again.
    private Optional<StubAnswer> fault(String host, String address) {
        int lot = Math.floorMod(address.hashCode() ^ address.hashCode() >>> 13, 100);
        if (lot < (host.equals("dblp.org") ? 33 : 4)) {
            return Optional.of(BOT_WALL);
        }
        return lot >= 94 && troubledAddresses.add(address)
                ? Optional.of(
                        lot < 97
                                ? StubAnswer.of(429, "text/plain", "slower").with("Retry-After: 1")
                                : StubAnswer.of(503, "text/plain", "down"))
                : Optional.empty();
    }

    private boolean hasRecord(String service, UniverseRecord work) {
        return work.isDistractor() || work.lot("missing " + service) >= MISSING;
    }

    private StubAnswer search(Asked asked, Predicate<UniverseRecord> isListed, String service) {
        Matcher parameter = PARAMETER.matcher(asked.address());
        String words =
                parameter.find()
                        ? URLDecoder.decode(parameter.group(1), StandardCharsets.UTF_8)
                                .replaceFirst("^title.search:", "")
                        : "";
        List<UniverseRecord> hits =
                nearest(words).stream()
                        .filter(it -> isListed.test(it) && hasRecord(service, it))
                        .limit(MOST_HITS)
                        .toList();
        return list(service, hits);
    }

    private List<UniverseRecord> nearest(String words) {
        Map<UniverseRecord, Double> scores = new HashMap<>();
        for (String word : LetterFolding.of(words).unaccented().split(" ", -1)) {
            List<UniverseRecord> withWord = worksByWord.getOrDefault(word, List.of());
            double weight = Math.log((double) works.size() / (1 + withWord.size()));
            if (withWord.size() < works.size() / 10) {
                withWord.forEach(it ->
                        scores.merge(it, weight / Math.sqrt(it.titleWords().size()), Double::sum));
            }
        }
        return scores.entrySet().stream()
                .sorted(
                        Map.Entry.<UniverseRecord, Double>comparingByValue()
                                .reversed()
                                .thenComparing(it -> it.getKey().title()))
                .map(Map.Entry::getKey)
                .toList();
    }

    private StubAnswer byDoi(String address, String service) {
        List<UniverseRecord> hits =
                doiIn(address)
                        .map(it -> worksByDoi.get(it.toLowerCase(Locale.ROOT)))
                        .filter(it -> it != null)
                        .filter(it -> it.isOfArxiv() == service.equals("DataCite"))
                        .stream()
                        .toList();
        return list(service, hits);
    }

    private static Optional<String> doiIn(String address) {
        Matcher doi = DOI.matcher(address);
        return doi.find() ? Optional.of(doi.group()) : Optional.empty();
    }

    private StubAnswer agency(String address) {
        String doi = doiIn(address).orElse("");
        ObjectNode reply = JsonMapper.shared().createObjectNode().put("DOI", doi);
        if (isRegistered(doi)) {
            reply.put("RA", doi.startsWith("10.48550/") ? "DataCite" : "Crossref");
        } else {
            reply.put("status", "DOI does not exist");
        }
        return StubAnswer.ofJson("[" + reply + "]");
    }

    private static StubAnswer list(String service, List<UniverseRecord> hits) {
        ObjectNode root = JsonMapper.shared().createObjectNode();
        ArrayNode list =
                switch (service) {
                    case "Crossref" -> root.putObject("message").putArray("items");
                    case "OpenAlex" -> root.putArray("results");
                    case "Semantic Scholar" -> root.put("total", hits.size()).putArray("data");
                    case "DBLP" ->
                            root.putObject("result")
                                    .putObject("hits")
                                    .put("@total", String.valueOf(hits.size()))
                                    .putArray("hit");
                    default -> root.putArray("data");
                };
        hits.stream()
                .sorted(Comparator.comparingInt(it -> it.lot(service)))
                .map(it ->
                        switch (service) {
                            case "Crossref" -> ServiceShapes.ofCrossref(it);
                            case "OpenAlex" -> ServiceShapes.ofOpenAlex(it);
                            case "Semantic Scholar" -> ServiceShapes.ofSemanticScholar(it);
                            case "DBLP" -> ServiceShapes.ofDblp(it);
                            default -> ServiceShapes.ofDatacite(it);
                        })
                .forEach(list::add);
        return StubAnswer.ofJson(root.toString());
    }
}
