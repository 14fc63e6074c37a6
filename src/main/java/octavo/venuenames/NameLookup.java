package octavo.venuenames;

import static octavo.venuenames.MatchScore.BRIEF;
import static octavo.venuenames.MatchScore.LOOSE;
import static octavo.venuenames.MatchScore.SAME;
import static octavo.venuenames.MatchScore.TOPIC;
import static octavo.venuenames.MatchScore.VAGUE;

import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueRegister.Named;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Looks up the names in a written venue: first the longest known run of them, then as an
/// abbreviation, then by topic. The first that matches counts.
final class NameLookup {
    private static final int LONGEST_RUN = 5;
    private static final int MOST_PHRASES = 12;

    private final VenueRegister register;
    private final VenueName name;
    private final MatchScore fit;
    private final LookupState found;

    NameLookup(VenueRegister register, VenueName name, LookupState found) {
        this.register = register;
        this.name = name;
        this.fit = new MatchScore(name);
        this.found = found;
    }

    void look() {
        List<VenuePhrase> runs = runs();
        runs.forEach(this::byName);
        if (found.isEmpty() && name.phrases().isEmpty()) {
            name.acronyms().forEach(this::byCapitals);
        }
        if (found.isEmpty()) {
            byHost();
        }
        if (found.isEmpty()) {
            runs.forEach(this::byShortForm);
        }
        if (found.isEmpty()) {
            byNameWithoutAcronyms();
        }
        if (found.isEmpty()) {
            byTopic();
        }
    }

    /// Runs of names, the longest first, so that *Systems, Man, and Cybernetics* is found whole. A
    /// part of a journal is a journal itself, so every run includes it.
    private List<VenuePhrase> runs() {
        List<VenuePhrase> runs = new ArrayList<>();
        int count = Math.min(name.phrases().size(), MOST_PHRASES);
        int part = fit.namesEvent() ? -1 : part();
        for (int length = Math.min(LONGEST_RUN, count); length > 0; length--) {
            for (int start = 0; start + length <= count; start++) {
                if (part >= 0 && (part < start || part >= start + length)) {
                    continue;
                }
                VenuePhrase phrase = name.joined(start, start + length);
                if (!phrase.content().isEmpty() || !phrase.sponsors().isEmpty()) {
                    runs.add(phrase);
                }
            }
        }
        return runs;
    }

    /// The index of the first phrase that names a part of the preceding one; -1 if there is none.
    private int part() {
        for (int i = 1; i < name.phrases().size(); i++) {
            if (name.phrases().get(i).isPart()) {
                return i;
            }
        }
        return -1;
    }

    private void byName(VenuePhrase run) {
        if (!found.isEmpty()) {
            return;
        }
        addFitting(register.strict(run.strict()), run, SAME, NameLookup::named);
        if (found.isEmpty()) {
            addFitting(
                    register.loose(run.loose()),
                    run,
                    LOOSE,
                    it ->
                            LocalizedSentence.of(
                                    "it has the name of {0}, apart from words such as sponsors",
                                    it));
        }
    }

    /// An apparent acronym may be a name in capitals.
    private void byCapitals(String acronym) {
        double score = name.edition().year().isPresent() ? BRIEF : SAME;
        VenuePhrase phrase = VenuePhrase.ofName(AllCapitals.capitalised(acronym));
        addFitting(register.strict(phrase.strict()), phrase, score, NameLookup::named);
    }

    /// A society's Conference on a topic is the Conference on that topic.
    private void byNameWithoutAcronyms() {
        Set<String> names =
                name.inner().stream().map(AcronymFolding::folded).collect(Collectors.toSet());
        VenuePhrase own = name.mainPhrase().without(names);
        if (!names.isEmpty() && own.isTelling() && !own.noun().isEmpty()) {
            addFitting(
                    register.loose(own.loose()),
                    own,
                    BRIEF,
                    it -> LocalizedSentence.of("it has the name of {0}, apart from acronyms", it));
        }
    }

    private void byTopic() {
        VenuePhrase main = name.mainPhrase();
        if (main.content().size() > 1) {
            for (Named named : register.topics(main.topic())) {
                boolean sure = fit.isSure(main, named);
                if (fit.accepts(named, main)) {
                    found.add(
                            named.series(),
                            sure ? TOPIC - MatchScore.strangeness(main, named.phrase()) : VAGUE,
                            LocalizedSentence.of("it has the same topic as {0}", named.name()));
                }
            }
        }
    }

    private void addFitting(
            List<Named> named,
            VenuePhrase phrase,
            double score,
            Function<String, LocalizedSentence> reason) {
        Map<String, Double> best = new HashMap<>();
        for (Named each : named) {
            double likely = fit.likely(score, phrase, each);
            boolean better = likely > best.getOrDefault(each.series().id(), 0.0);
            if (better && fit.accepts(each, phrase)) {
                best.put(each.series().id(), likely);
                found.put(
                        new SeriesMatch(each.series(), likely, List.of(reason.apply(each.name()))));
            }
        }
    }

    private static LocalizedSentence named(String name) {
        return LocalizedSentence.of("it has the name of {0}", name);
    }

    private void byShortForm(VenuePhrase run) {
        boolean whole = !run.noun().isEmpty() || fit.isWhole(run);
        if (!found.isEmpty() || !whole) {
            return;
        }
        addFitting(
                register.withInitials(run.initials()).stream()
                        .filter(named -> isShortForm(run, named.phrase()))
                        .toList(),
                run,
                BRIEF,
                it -> LocalizedSentence.of("its words abbreviate {0}", it));
    }

    /// A single word is too little for an abbreviation, and a single letter counts only among
    /// others.
    private static boolean isShortForm(VenuePhrase phrase, VenuePhrase known) {
        boolean longEnough =
                phrase.content().size() > 2
                        || phrase.content().stream().allMatch(word -> word.length() > 2);
        return phrase.isTelling() && longEnough && phrase.isShortForm(known);
    }

    /// *NIPS Workshop on Causality* is a workshop at NIPS, unless it is a series itself.
    private void byHost() {
        VenuePhrase main = name.mainPhrase();
        if (!main.isWorkshop()) {
            return;
        }
        List<Series> hosts =
                name.inner().stream()
                        .filter(acronym -> main.content().contains(AcronymFolding.folded(acronym)))
                        .flatMap(acronym -> register.withAcronym(acronym).stream())
                        .filter(series -> series.kind().isEvent())
                        .filter(series -> !MatchScore.hasWorkshops(series))
                        .toList();
        if (hosts.isEmpty()) {
            return;
        }
        Set<String> names =
                name.inner().stream().map(AcronymFolding::folded).collect(Collectors.toSet());
        VenuePhrase own = main.without(names);
        addFitting(register.loose(own.loose()), own, LOOSE, NameLookup::named);
        if (found.isEmpty()) {
            found.workshops();
            hosts.forEach(host ->
                    found.add(
                            host,
                            LOOSE,
                            LocalizedSentence.of("it is a workshop at {0}", host.label())));
        }
    }
}
