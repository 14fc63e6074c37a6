package octavo.cv.list;

import octavo.convert.ListWords;
import octavo.cv.profile.Profile;
import octavo.cv.profile.ProfileReader;
import octavo.library.Work;
import octavo.names.PersonName;
import octavo.text.LocalizedSentence;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// References in a profile to things that neither the library nor Octavo has, which are probably
/// typing errors.
public final class ProfileLint {
    private static final int MOST_TITLES = 3;

    private final Profile profile;
    private final CvList.Source source;
    private final List<LocalizedSentence> unfound = new ArrayList<>();

    private ProfileLint(Profile profile, CvList.Source source) {
        this.profile = profile;
        this.source = source;
    }

    /// A sentence for each.
    public static List<LocalizedSentence> in(Profile profile, CvList.Source source) {
        ProfileLint all = new ProfileLint(profile, source);
        all.unfound.addAll(all.unclear());
        all.language();
        all.keys();
        all.marks();
        all.names();
        return List.copyOf(all.unfound);
    }

    /// Entries without a unique key, to which a profile cannot refer.
    private List<LocalizedSentence> unclear() {
        Map<String, List<Work>> byKey =
                source.works().stream()
                        .collect(
                                Collectors.groupingBy(
                                        Work::key, LinkedHashMap::new, Collectors.toList()));
        return byKey.entrySet().stream()
                .filter(each -> each.getKey().isEmpty() || each.getValue().size() > 1)
                .map(each -> unclear(each.getKey(), each.getValue()))
                .toList();
    }

    private static LocalizedSentence unclear(String key, List<Work> works) {
        String titles =
                works.stream()
                        .limit(MOST_TITLES)
                        .map(work -> "“" + work.title() + "”")
                        .collect(Collectors.joining(", "));
        String all = works.size() > MOST_TITLES ? titles + " …" : titles;
        return key.isEmpty()
                ? LocalizedSentence.of("entries without a key: {0} ({1})", works.size(), all)
                : LocalizedSentence.of(
                        "{0} is the key of {1} entries: {2}", key, works.size(), all);
    }

    private void language() {
        if (!ListWords.of(profile.locale()).isKnown()) {
            say(
                    "locale",
                    LocalizedSentence.of(
                            "is {0}, a language that Octavo lacks: headings and the like are in"
                                    + " English. There are en, de, fr, es and zh",
                            profile.locale()));
        }
    }

    private void keys() {
        Set<String> keys = source.works().stream().map(Work::key).collect(Collectors.toSet());
        keys("hide", profile.choice().hidden(), keys);
        keys("notes", profile.choice().notes().keySet(), keys);
        for (int i = 0; i < profile.sections().size(); i++) {
            String place = "sections[%d].entries".formatted(i + 1);
            keys(place, profile.sections().get(i).entries(), keys);
        }
    }

    private void keys(String member, Collection<String> named, Set<String> known) {
        named.stream()
                .filter(key -> !known.contains(key))
                .sorted()
                .forEach(key ->
                        say(
                                member,
                                LocalizedSentence.of(
                                        "names {0}, which no entry has as its key", key)));
    }

    private void marks() {
        profile.marks().signs().keySet().stream()
                .filter(mark -> !ProfileReader.SIGNS.containsKey(mark))
                .filter(mark -> source.works().stream().noneMatch(work -> has(work, mark)))
                .sorted()
                .forEach(mark ->
                        say(
                                "marks",
                                LocalizedSentence.of("names {0}, a mark that nobody has", mark)));
    }

    private boolean has(Work work, String mark) {
        return Stream.of("author", "editor")
                .flatMap(field -> source.all().values(work).marks(field).stream())
                .anyMatch(marks -> marks.contains(mark));
    }

    private void names() {
        List<String> own = profile.names().own();
        PersonMatcher persons = PersonMatcher.of(own);
        boolean isThere =
                own.isEmpty()
                        || source.works().stream()
                                .flatMap(ProfileLint::people)
                                .anyMatch(persons::contain);
        if (!isThere) {
            unfound.add(
                    LocalizedSentence.of(
                            "nobody in the library is called {0}: give the name as the library"
                                    + " writes it",
                            String.join("; ", own)));
        }
    }

    private static Stream<PersonName> people(Work work) {
        return Stream.of("author", "editor").flatMap(field -> work.people(field).names().stream());
    }

    private void say(String member, LocalizedSentence problem) {
        unfound.add(
                LocalizedSentence.of(
                        "{0} {1}", "profiles." + profile.name() + "." + member, problem));
    }
}
