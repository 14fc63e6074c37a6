package octavo.cv.list;

import octavo.cslreferences.ListWords;
import octavo.cv.configuration.Profile;
import octavo.cv.configuration.ProfileReader;
import octavo.library.Work;
import octavo.names.PersonName;
import octavo.text.LocalizedSentence;
import octavo.text.ShortText;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// References in a profile to things that neither the library nor Octavo has, which are probably
/// typing errors.
public final class ProfileLint {
    private static final int MOST_TITLES = 3;

    private final Profile profile;
    private final CvList.CvSource cvSource;
    private final List<LocalizedSentence> findings = new ArrayList<>();

    private ProfileLint(Profile profile, CvList.CvSource cvSource) {
        this.profile = profile;
        this.cvSource = cvSource;
    }

    /// A sentence for each.
    public static List<LocalizedSentence> findingsIn(Profile profile, CvList.CvSource cvSource) {
        ProfileLint profileLint = new ProfileLint(profile, cvSource);
        profileLint.checkLanguage();
        profileLint.checkKeys();
        profileLint.checkMarks();
        profileLint.checkNames();
        return List.copyOf(profileLint.findings);
    }

    private void checkLanguage() {
        if (!ListWords.of(profile.locale()).isKnown()) {
            addFinding(
                    "locale",
                    LocalizedSentence.of(
                            "is {0}, a language that Octavo lacks: headings and the like are in"
                                    + " English. There are en, de, fr, es and zh",
                            profile.locale()));
        }
    }

    private void checkKeys() {
        Map<String, List<Work>> worksByKey =
                cvSource.works().stream().collect(Collectors.groupingBy(Work::key));
        checkKeys("hide", profile.entrySettings().hiddenKeys(), worksByKey);
        checkKeys("notes", profile.entrySettings().notesByKey().keySet(), worksByKey);
        for (int i = 0; i < profile.listSections().size(); i++) {
            String memberPath = "sections[%d].entries".formatted(i + 1);
            checkKeys(memberPath, profile.listSections().get(i).firstKeys(), worksByKey);
        }
    }

    private void checkKeys(
            String member, Collection<String> namedKeys, Map<String, List<Work>> worksByKey) {
        for (String key : namedKeys.stream().sorted().toList()) {
            List<Work> worksOfKey = worksByKey.getOrDefault(key, List.of());
            if (worksOfKey.isEmpty()) {
                addFinding(
                        member,
                        LocalizedSentence.of("names {0}, which no entry has as its key", key));
            } else if (worksOfKey.size() > 1) {
                List<String> titles =
                        worksOfKey.stream().map(work -> "“" + work.title() + "”").toList();
                addFinding(
                        member,
                        LocalizedSentence.of(
                                "names {0}, which is the key of {1} entries: {2}",
                                key,
                                worksOfKey.size(),
                                ShortText.joinFirst(titles, MOST_TITLES, ", ")));
            }
        }
    }

    private void checkMarks() {
        profile.authorMarks().signs().keySet().stream()
                .filter(mark -> !ProfileReader.USUAL_SIGNS.containsKey(mark))
                .filter(mark -> cvSource.works().stream().noneMatch(work -> hasMark(work, mark)))
                .sorted()
                .forEach(mark ->
                        addFinding(
                                "marks",
                                LocalizedSentence.of("names {0}, a mark that nobody has", mark)));
    }

    private boolean hasMark(Work work, String mark) {
        return Stream.of("author", "editor")
                .flatMap(field -> cvSource.cvWorks().valuesOf(work).marksOf(field).stream())
                .anyMatch(marks -> marks.contains(mark));
    }

    private void checkNames() {
        List<String> ownNames = profile.nameForms().ownNames();
        PersonMatcher personMatcher = PersonMatcher.of(ownNames);
        boolean isThere =
                ownNames.isEmpty()
                        || cvSource.works().stream()
                                .flatMap(ProfileLint::peopleOf)
                                .anyMatch(personMatcher::matchesName);
        if (!isThere) {
            findings.add(
                    LocalizedSentence.of(
                            "nobody in the library is called {0}: give the name as the library"
                                    + " writes it",
                            String.join("; ", ownNames)));
        }
    }

    private static Stream<PersonName> peopleOf(Work work) {
        return Stream.of("author", "editor").flatMap(field -> work.people(field).names().stream());
    }

    private void addFinding(String member, LocalizedSentence problem) {
        findings.add(
                LocalizedSentence.of(
                        "{0} {1}", "profiles." + profile.name() + "." + member, problem));
    }
}
