package octavo.paperprojects;

import octavo.library.Library;
import octavo.library.Work;
import octavo.officedocuments.TypedCitation;
import octavo.officedocuments.codes.CodedCite;
import octavo.officedocuments.codes.CodedCite.CiteDetails;
import octavo.officedocuments.codes.LocatorText;
import octavo.paperprojects.citationscan.CitationCluster;
import octavo.paperprojects.citationscan.CitationCluster.AuthorYearTarget;
import octavo.paperprojects.citationscan.CitationCluster.ClusterCite;
import octavo.paperprojects.citationscan.CitationCluster.KeyTarget;
import octavo.paperprojects.citationscan.TextClusters;
import octavo.text.LetterFolding;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// Reads the citations that people type into a word processor's document, in the forms that papers
/// in text have, and in those that wait for a citation manager.
public final class TypedCitationReader {
    private static final Pattern FURTHER_AUTHORS =
            Pattern.compile("(?i)\\s*(?:,|&|;|\\bet al\\b|\\band\\b|\\bund\\b|\\bu\\.\\s*a\\.).*");

    private final List<Library> libraries;
    private final LocatorText locatorText;
    private final Map<String, SequencedMap<String, Work>> worksByAuthorYear = new HashMap<>();
    private boolean isIndexed;

    /// @param libraries where works are looked up; the first wins
    public TypedCitationReader(List<Library> libraries, LocatorText locatorText) {
        this.libraries = List.copyOf(libraries);
        this.locatorText = locatorText;
    }

    /// The citations in a paragraph.
    public List<TypedCitation> readCitations(String paragraph) {
        return TextClusters.readClusters(paragraph).stream().map(this::toCitation).toList();
    }

    private TypedCitation toCitation(CitationCluster cluster) {
        List<LocalizedSentence> troubles = new ArrayList<>();
        List<CodedCite> cites = new ArrayList<>();
        for (ClusterCite cite : cluster.cites()) {
            CiteDetails details = details(cite);
            toCite(cite, details)
                    .ifPresentOrElse(cites::add, () -> troubles.add(troubleWith(cite)));
        }
        return new TypedCitation(
                cluster.span(),
                cluster.isInText() && !cites.isEmpty() ? inText(cites) : List.of(cites),
                troubles);
    }

    private CiteDetails details(ClusterCite cite) {
        CiteDetails details = locatorText.read(cite.prefix(), cite.suffix());
        return switch (cite.authorUse()) {
            case SHOWN -> details;
            case HIDDEN -> details.withoutAuthor();
            case ALONE -> details.ofAuthorOnly();
        };
    }

    /// The authors of the first work, and then all without those.
    private static List<List<CodedCite>> inText(List<CodedCite> cites) {
        CodedCite first = cites.getFirst();
        List<CodedCite> rest = new ArrayList<>(cites);
        rest.set(0, first.withDetails(first.details().withoutAuthor()));
        return List.of(List.of(first.withDetails(first.details().ofAuthorOnly())), rest);
    }

    private Optional<CodedCite> toCite(ClusterCite cite, CiteDetails details) {
        return switch (cite.target()) {
            case KeyTarget target ->
                    Optional.of(CodedCite.ofKey(target.name(), List.of(), details));
            case AuthorYearTarget target -> {
                List<Work> works = worksOf(target);
                List<String> uris =
                        target.zoteroAddress().isEmpty()
                                ? List.of()
                                : List.of(target.zoteroAddress());
                yield works.size() == 1
                        ? Optional.of(CodedCite.ofKey(works.getFirst().key(), uris, details))
                        : Optional.empty();
            }
        };
    }

    private LocalizedSentence troubleWith(ClusterCite cite) {
        String name = cite.target().name();
        List<String> keys =
                cite.target() instanceof AuthorYearTarget target
                        ? worksOf(target).stream().map(Work::key).toList()
                        : List.of();
        return keys.isEmpty()
                ? LocalizedSentence.of("no library that was given has {0}", name)
                : LocalizedSentence.of("{0} may be {1}", name, String.join(", ", keys));
    }

    /// The works of a first author in a year. A letter behind the year tells nothing: it belongs to
    /// another document.
    private List<Work> worksOf(AuthorYearTarget target) {
        if (!isIndexed) {
            isIndexed = true;
            libraries.stream().flatMap(Work::allOf).forEach(this::index);
        }
        String family = FURTHER_AUTHORS.matcher(target.author()).replaceFirst("");
        String year = target.year().replaceFirst("[a-z]$", "");
        return List.copyOf(
                worksByAuthorYear
                        .getOrDefault(authorYear(family, year), new TreeMap<>())
                        .sequencedValues());
    }

    private void index(Work work) {
        String family = work.authorFamilyNames().replaceFirst(", .*", "");
        String year = work.shownYear();
        if (!family.isEmpty() && !year.isEmpty()) {
            worksByAuthorYear
                    .computeIfAbsent(authorYear(family, year), _ -> new TreeMap<>())
                    .putIfAbsent(work.key(), work);
        }
    }

    private static String authorYear(String family, String year) {
        return LetterFolding.of(family.strip()).unaccented() + " " + year;
    }
}
