package octavo.venues;

import octavo.venues.Register.Named;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Looks one written venue up in a register: by the longest run of its names that is known, then
/// by abbreviations, by what it is about, and by acronyms.
final class Lookup {
    private static final int LONGEST_RUN = 5;
    private static final int MOST_PHRASES = 12;
    private static final double SAME = 1;
    private static final double LOOSE = 0.95;
    private static final double BRIEF = 0.9;
    private static final double TOPIC = 0.8;
    private static final double VAGUE = 0.6;
    private static final double ACRONYM = 0.9;
    private static final double ODD = 0.4;

    private final Register register;
    private final VenueName name;
    private final Map<String, Match> matches = new LinkedHashMap<>();
    private Track track;

    Lookup(Register register, VenueName name) {
        this.register = register;
        this.name = name;
        this.track = name.track();
    }

    Placed placed() {
        byServer();
        if (matches.isEmpty()) {
            byName(register::strict, Phrase::strict, SAME, "it has the name of");
        }
        if (matches.isEmpty()) {
            byName(register::loose, Phrase::loose, LOOSE, "apart from sponsors it has the name of");
        }
        if (matches.isEmpty()) {
            byHost();
        }
        if (matches.isEmpty()) {
            byShortForm();
        }
        if (matches.isEmpty()) {
            byName(this::aboutTheSame, Phrase::topic, TOPIC, "it is about the same as");
        }
        byAcronym();
        List<Match> found = new ArrayList<>(matches.values());
        found.sort(Comparator.comparing(Match::score).reversed());
        return new Placed(name, found, track);
    }

    private void add(Series series, double score, String reason) {
        Match known = matches.get(series.id());
        if (known == null) {
            matches.put(series.id(), new Match(series, score, List.of(reason)));
        } else if (!known.reasons().contains(reason)) {
            List<String> reasons = new ArrayList<>(known.reasons());
            reasons.add(reason);
            matches.put(
                    series.id(), new Match(series, Math.max(score, known.score()), reasons));
        }
    }

    /// A preprint server is meant wherever it is named.
    private void byServer() {
        for (Phrase phrase : name.phrases()) {
            for (String word : phrase.words()) {
                addServers(word);
            }
        }
        name.acronyms().forEach(this::addServers);
    }

    private void addServers(String word) {
        for (Series series : register.withAcronym(word)) {
            if (series.kind() == VenueKind.PREPRINT && name.phrases().size() <= 2) {
                boolean alone = name.mainPhrase().noun().isEmpty();
                add(series, alone ? LOOSE : ODD, "it names the server " + series.label());
            }
        }
    }

    /// The longest runs of names first, so that *Systems, Man, and Cybernetics* is found whole.
    private void byName(
            Function<String, List<Named>> index,
            Function<Phrase, String> key,
            double score,
            String reason) {
        int count = Math.min(name.phrases().size(), MOST_PHRASES);
        for (int length = Math.min(LONGEST_RUN, count); length > 0; length--) {
            for (int start = 0; start + length <= count; start++) {
                Phrase phrase = name.joined(start, start + length);
                if (!phrase.content().isEmpty() || !phrase.sponsors().isEmpty()) {
                    addFitting(index.apply(key.apply(phrase)), phrase, score, reason);
                }
            }
            if (!matches.isEmpty()) {
                return;
            }
        }
    }

    private void addFitting(List<Named> found, Phrase phrase, double score, String reason) {
        for (Named named : found) {
            if (fits(named.series(), phrase)) {
                double telling = score - strangeness(phrase, named.phrase());
                double sure = score == TOPIC && !isSure(phrase, named) ? VAGUE : telling;
                add(named.series(), sure, reason + " " + named.series().names().full());
            }
        }
    }

    private List<Named> aboutTheSame(String topic) {
        return register.topics(topic);
    }

    /// Few words are about many conferences; that of another kind is rarely meant.
    private static boolean isSure(Phrase phrase, Named named) {
        return phrase.content().size() > 2
                || phrase.noun().isEmpty() && phrase.content().size() > 1;
    }

    /// A workshop is not the conference of the same name, nor the other way round.
    private static boolean fits(Series series, Phrase phrase) {
        boolean named = series.names().written().anyMatch(it -> Phrase.ofName(it).isWorkshop());
        return !phrase.isWorkshop() || series.kind() == VenueKind.WORKSHOP || named;
    }

    /// What other sponsors than those of a name tell against it.
    private static double strangeness(Phrase phrase, Phrase known) {
        if (known.sponsors().isEmpty() || phrase.sponsors().stream().anyMatch(known.sponsors()::contains)) {
            return 0;
        }
        return phrase.sponsors().isEmpty() ? 0.05 : 0.15;
    }

    private void byShortForm() {
        int count = Math.min(name.phrases().size(), MOST_PHRASES);
        for (int length = Math.min(LONGEST_RUN, count); length > 0; length--) {
            for (int start = 0; start + length <= count; start++) {
                Phrase phrase = name.joined(start, start + length);
                register.withInitials(phrase.initials()).stream()
                        .filter(named -> isShortForm(phrase, named.phrase()))
                        .filter(named -> fits(named.series(), phrase))
                        .forEach(named ->
                                add(
                                        named.series(),
                                        BRIEF - strangeness(phrase, named.phrase()),
                                        "its words are short for " + named.series().names().full()));
            }
            if (!matches.isEmpty()) {
                return;
            }
        }
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
                        .filter(acronym -> main.words().contains(Acronyms.folded(acronym)))
                        .flatMap(acronym -> register.withAcronym(acronym).stream())
                        .filter(series -> series.kind().isEvent())
                        .filter(series -> series.kind() != VenueKind.WORKSHOP)
                        .toList();
        if (hosts.isEmpty()) {
            return;
        }
        Set<String> names =
                name.inner().stream().map(Acronyms::folded).collect(Collectors.toSet());
        Phrase own = main.without(names);
        addFitting(register.loose(own.loose()), own, LOOSE, "it has the name of");
        if (matches.isEmpty()) {
            track = track == Track.MAIN ? Track.WORKSHOP : track;
            hosts.forEach(host -> add(host, LOOSE, "it is a workshop at " + host.label()));
        }
    }

    private void byAcronym() {
        boolean open = matches.values().stream().noneMatch(it -> it.score() >= Match.CERTAIN);
        for (String acronym : name.acronyms()) {
            List<Series> found = register.withAcronym(acronym);
            if (found.isEmpty()) {
                addWorkshops(acronym, open);
            }
            found.forEach(series -> addAcronym(series, acronym, open));
        }
        if (matches.isEmpty()) {
            byInnerAcronym();
        }
    }

    /// `CVPRW` are the workshops at CVPR.
    private void addWorkshops(String acronym, boolean open) {
        if (open && acronym.length() > 3 && acronym.endsWith("W")) {
            String host = acronym.substring(0, acronym.length() - 1);
            for (Series series : register.withAcronym(host)) {
                track = Track.WORKSHOP;
                add(series, ACRONYM, acronym + " are the workshops at " + series.label());
            }
        }
    }

    private void addAcronym(Series series, String acronym, boolean open) {
        if (matches.containsKey(series.id())) {
            add(series, series.kind().isEvent() && open ? ACRONYM : 0, "it gives the acronym " + acronym);
        } else if (open && agrees(series)) {
            add(series, ACRONYM, "it gives the acronym " + acronym);
        } else if (open) {
            add(series, ODD, "it gives the acronym " + acronym + ", but another name");
        }
    }

    /// Whether the names beside an acronym, if there are any, may be those of a series.
    private boolean agrees(Series series) {
        Phrase main = name.mainPhrase();
        if (main.isWorkshop() && series.kind() != VenueKind.WORKSHOP) {
            return false;
        }
        if (main.content().isEmpty() || main.noun().isEmpty() && name.acronyms().size() > 0 && isAcronym(main)) {
            return true;
        }
        return series.names()
                .written()
                .map(Phrase::ofName)
                .anyMatch(known -> 2 * main.shared(known) >= main.content().size());
    }

    private boolean isAcronym(Phrase phrase) {
        Set<String> known =
                name.acronyms().stream().map(Acronyms::folded).collect(Collectors.toSet());
        return known.contains(Acronyms.folded(phrase.strict()));
    }

    /// *Proceedings of the ACM SIGMOD Conference* has no other word than the acronym.
    private void byInnerAcronym() {
        for (Phrase phrase : name.phrases()) {
            if (phrase.content().size() != 1) {
                continue;
            }
            String word = phrase.content().getFirst();
            boolean capitals = name.inner().stream().map(Acronyms::folded).anyMatch(word::equals);
            for (Series series : register.withAcronym(word)) {
                boolean workshop = phrase.isWorkshop() && series.kind() != VenueKind.WORKSHOP;
                if (workshop) {
                    track = Track.WORKSHOP;
                }
                boolean alone = phrase.noun().isEmpty() && name.phrases().size() == 1;
                if (capitals || alone || !phrase.noun().isEmpty()) {
                    add(series, ACRONYM, "it has the acronym of " + series.names().full());
                }
            }
        }
    }
}
