package octavo.venues;

import static octavo.venues.Fit.BRIEF;
import static octavo.venues.Fit.LOOSE;
import static octavo.venues.Fit.SAME;
import static octavo.venues.Fit.TOPIC;
import static octavo.venues.Fit.VAGUE;

import octavo.text.Wording;
import octavo.venues.Register.Named;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Looks the names in a written venue up: the longest run of them that is known, then as an
/// abbreviation, then by what it is about. The first that finds anything counts.
final class NameLookup {
    private static final int LONGEST_RUN = 5;
    private static final int MOST_PHRASES = 12;

    private final Register register;
    private final VenueName name;
    private final Fit fit;
    private final Found found;

    NameLookup(Register register, VenueName name, Found found) {
        this.register = register;
        this.name = name;
        this.fit = new Fit(name);
        this.found = found;
    }

    void look() {
        List<Phrase> runs = runs();
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
    /// part of a journal is a journal of its own, so that no run lacks it.
    private List<Phrase> runs() {
        List<Phrase> runs = new ArrayList<>();
        int count = Math.min(name.phrases().size(), MOST_PHRASES);
        int part = fit.namesEvent() ? -1 : part();
        for (int length = Math.min(LONGEST_RUN, count); length > 0; length--) {
            for (int start = 0; start + length <= count; start++) {
                if (part >= 0 && (part < start || part >= start + length)) {
                    continue;
                }
                Phrase phrase = name.joined(start, start + length);
                if (!phrase.content().isEmpty() || !phrase.sponsors().isEmpty()) {
                    runs.add(phrase);
                }
            }
        }
        return runs;
    }

    /// The place of the first phrase that names a part of what stands before it; -1 if none does.
    private int part() {
        for (int i = 1; i < name.phrases().size(); i++) {
            if (name.phrases().get(i).isPart()) {
                return i;
            }
        }
        return -1;
    }

    private void byName(Phrase run) {
        if (!found.isEmpty()) {
            return;
        }
        addFitting(register.strict(run.strict()), run, SAME, NameLookup::named);
        if (found.isEmpty()) {
            addFitting(
                    register.loose(run.loose()),
                    run,
                    LOOSE,
                    it -> Wording.of("but for words such as sponsors it has the name of {0}", it));
        }
    }

    /// What looks like an acronym may be a name in capitals.
    private void byCapitals(String acronym) {
        double score = name.edition().year().isPresent() ? BRIEF : SAME;
        Phrase phrase = Phrase.ofName(Shouting.capitalised(acronym));
        addFitting(register.strict(phrase.strict()), phrase, score, NameLookup::named);
    }

    /// The Conference of a society on something is that Conference.
    private void byNameWithoutAcronyms() {
        Set<String> names = name.inner().stream().map(Acronyms::folded).collect(Collectors.toSet());
        Phrase own = name.mainPhrase().without(names);
        if (!names.isEmpty() && own.isTelling() && !own.noun().isEmpty()) {
            addFitting(
                    register.loose(own.loose()),
                    own,
                    BRIEF,
                    it -> Wording.of("but for acronyms it has the name of {0}", it));
        }
    }

    private void byTopic() {
        Phrase main = name.mainPhrase();
        if (main.content().size() > 1) {
            for (Named named : register.topics(main.topic())) {
                boolean sure = fit.isSure(main, named);
                if (fit.accepts(named, main)) {
                    found.add(
                            named.series(),
                            sure ? TOPIC - Fit.strangeness(main, named.phrase()) : VAGUE,
                            Wording.of("it is about the same as {0}", named.name()));
                }
            }
        }
    }

    private void addFitting(
            List<Named> named, Phrase phrase, double score, Function<String, Wording> reason) {
        Map<String, Double> best = new HashMap<>();
        for (Named each : named) {
            double likely = fit.likely(score, phrase, each);
            boolean better = likely > best.getOrDefault(each.series().id(), 0.0);
            if (better && fit.accepts(each, phrase)) {
                best.put(each.series().id(), likely);
                found.put(new Match(each.series(), likely, List.of(reason.apply(each.name()))));
            }
        }
    }

    private static Wording named(String name) {
        return Wording.of("it has the name of {0}", name);
    }

    private void byShortForm(Phrase run) {
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
                it -> Wording.of("its words are short for {0}", it));
    }

    /// A single word is no abbreviation to go by, and a single letter is one only among others.
    private static boolean isShortForm(Phrase phrase, Phrase known) {
        boolean longEnough =
                phrase.content().size() > 2
                        || phrase.content().stream().allMatch(word -> word.length() > 2);
        return phrase.isTelling() && longEnough && phrase.isShortForm(known);
    }

    /// *NIPS Workshop on Causality* is a workshop at NIPS, unless it is a series of its own.
    private void byHost() {
        Phrase main = name.mainPhrase();
        if (!main.isWorkshop()) {
            return;
        }
        List<Series> hosts =
                name.inner().stream()
                        .filter(acronym -> main.content().contains(Acronyms.folded(acronym)))
                        .flatMap(acronym -> register.withAcronym(acronym).stream())
                        .filter(series -> series.kind().isEvent())
                        .filter(series -> !Fit.hasWorkshops(series))
                        .toList();
        if (hosts.isEmpty()) {
            return;
        }
        Set<String> names = name.inner().stream().map(Acronyms::folded).collect(Collectors.toSet());
        Phrase own = main.without(names);
        addFitting(register.loose(own.loose()), own, LOOSE, NameLookup::named);
        if (found.isEmpty()) {
            found.workshops();
            hosts.forEach(host ->
                    found.add(host, LOOSE, Wording.of("it is a workshop at {0}", host.label())));
        }
    }
}
