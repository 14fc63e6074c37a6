package octavo.venues;

import octavo.venues.Register.Named;
import octavo.venues.Vocabulary.Part;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
            runs().forEach(this::byName);
        }
        if (matches.isEmpty() && name.phrases().isEmpty()) {
            name.acronyms().forEach(this::byCapitals);
        }
        if (matches.isEmpty()) {
            byHost();
        }
        if (matches.isEmpty()) {
            runs().forEach(this::byShortForm);
        }
        if (matches.isEmpty()) {
            byNameWithoutAcronyms();
        }
        if (matches.isEmpty()) {
            byTopic();
        }
        byAcronym();
        doubtOtherAcronyms();
        Phrase main = name.mainPhrase();
        if (track == Track.MAIN && main.isWorkshop() && matches.values().stream().anyMatch(this::isNoWorkshop)) {
            track = Track.WORKSHOP;
        }
        List<Match> found = new ArrayList<>(matches.values());
        found.sort(Comparator.comparingDouble(Match::score).reversed());
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

    /// Runs of names, the longest first, so that *Systems, Man, and Cybernetics* is found whole.
    private List<Phrase> runs() {
        List<Phrase> runs = new ArrayList<>();
        int count = Math.min(name.phrases().size(), MOST_PHRASES);
        for (int length = Math.min(LONGEST_RUN, count); length > 0; length--) {
            for (int start = 0; start + length <= count; start++) {
                Phrase phrase = name.joined(start, start + length);
                if (!phrase.content().isEmpty() || !phrase.sponsors().isEmpty()) {
                    runs.add(phrase);
                }
            }
        }
        return runs;
    }

    private void byName(Phrase run) {
        if (!matches.isEmpty()) {
            return;
        }
        addFitting(register.strict(run.strict()), run, SAME, "it has the name of");
        if (matches.isEmpty()) {
            addFitting(
                    register.loose(run.loose()), run, LOOSE, "but for words such as sponsors it has the name of");
        }
    }

    /// What looks like an acronym may be a name in capitals.
    private void byCapitals(String acronym) {
        double score = name.edition().year().isPresent() ? BRIEF : SAME;
        Phrase phrase = Phrase.ofName(Shouting.capitalised(acronym));
        addFitting(register.strict(phrase.strict()), phrase, score, "it has the name of");
    }

    /// The Conference of a society on something is that Conference.
    private void byNameWithoutAcronyms() {
        Set<String> names =
                name.inner().stream().map(Acronyms::folded).collect(Collectors.toSet());
        Phrase own = name.mainPhrase().without(names);
        if (!names.isEmpty() && own.isTelling() && !own.noun().isEmpty()) {
            addFitting(
                    register.loose(own.loose()), own, BRIEF, "but for acronyms it has the name of");
        }
    }

    private void byTopic() {
        Phrase main = name.mainPhrase();
        if (main.content().size() > 1) {
            for (Named named : register.topics(main.topic())) {
                boolean sure = isSure(main, named);
                if (fits(named.series(), main)) {
                    add(
                            named.series(),
                            sure ? TOPIC - strangeness(main, named.phrase()) : VAGUE,
                            "it is about the same as " + named.name());
                }
            }
        }
    }

    private void addFitting(List<Named> found, Phrase phrase, double score, String reason) {
        Map<String, Double> best = new HashMap<>();
        for (Named named : found) {
            double likely = likely(score, phrase, named);
            boolean better = likely > best.getOrDefault(named.series().id(), 0.0);
            if (better && fits(named.series(), phrase)) {
                best.put(named.series().id(), likely);
                matches.put(
                        named.series().id(),
                        new Match(named.series(), likely, List.of(reason + " " + named.name())));
            }
        }
    }

    /// A few words are the name of a journal, but may also be a part of a longer title; and without
    /// the society that publishes it they may be the title of a book.
    private double likely(double score, Phrase phrase, Named named) {
        boolean bare = phrase.noun().isEmpty() && !phrase.isSerial() && !named.series().kind().isEvent();
        boolean part = bare && phrase.content().size() < 3 && name.phrases().size() > 1 && !isWhole(phrase);
        boolean anonymous = bare && score < SAME && phrase.sponsors().isEmpty() && !named.phrase().sponsors().isEmpty();
        return part || anonymous ? VAGUE : score - strangeness(phrase, named.phrase());
    }

    private boolean isWhole(Phrase run) {
        return run.words().equals(name.joined(0, name.phrases().size()).words());
    }

    /// Few words are about many conferences; and a title that says of no event that it is one may
    /// be that of a book.
    private boolean isSure(Phrase phrase, Named named) {
        boolean event =
                !phrase.noun().isEmpty()
                        || name.proceedings()
                        || name.edition().ordinal().isPresent();
        boolean kindred = phrase.noun().isEmpty() || !named.phrase().isWorkshop();
        return event && kindred && phrase.content().size() > 2;
    }

    /// A workshop is not the conference of the same name; and words of an event's name that happen
    /// to be the name of a journal do not mean that.
    private boolean fits(Series series, Phrase phrase) {
        if (!series.kind().isEvent() && phrase.noun().isEmpty() && namesEvent()) {
            return false;
        }
        return !phrase.isWorkshop() || hasWorkshops(series);
    }

    /// Whether it is a workshop, or was one.
    private static boolean hasWorkshops(Series series) {
        return series.kind() == VenueKind.WORKSHOP
                || series.names().written().anyMatch(it -> Phrase.ofName(it).isWorkshop());
    }

    private boolean isNoWorkshop(Match match) {
        return match.series().kind().isEvent() && !hasWorkshops(match.series());
    }

    private boolean namesEvent() {
        return !name.mainPhrase().noun().isEmpty();
    }

    /// What tells against a name: other sponsors than those of the name, or that only one is joint.
    private static double strangeness(Phrase phrase, Phrase known) {
        boolean joint = phrase.words().contains("joint") != known.words().contains("joint");
        double odd = joint ? 0.1 : 0;
        if (known.sponsors().isEmpty()
                || phrase.sponsors().stream().anyMatch(known.sponsors()::contains)) {
            return odd;
        }
        return odd + (phrase.sponsors().isEmpty() ? 0.05 : 0.15);
    }

    private void byShortForm(Phrase run) {
        boolean whole = !run.noun().isEmpty() || isWhole(run);
        if (!matches.isEmpty() || !whole) {
            return;
        }
        addFitting(
                register.withInitials(run.initials()).stream()
                        .filter(named -> isShortForm(run, named.phrase()))
                        .toList(),
                run,
                BRIEF,
                "its words are short for");
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
                        .filter(series -> !hasWorkshops(series))
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
        boolean open =
                matches.values().stream()
                        .filter(it -> it.series().kind().isEvent() || name.acronyms().isEmpty())
                        .noneMatch(it -> it.score() >= Match.CERTAIN);
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

    /// A name that is only like that of a series, beside an acronym that is not its own, may be that
    /// of another.
    private void doubtOtherAcronyms() {
        List<String> given =
                name.acronyms().stream()
                        .filter(acronym -> !isRemark(acronym))
                        .map(Acronyms::folded)
                        .toList();
        if (given.isEmpty() || name.track() == Track.WORKSHOP) {
            return;
        }
        matches.replaceAll((_, match) ->
                isDoubtful(match, given)
                        ? match.doubted(
                                0.25, "it gives another acronym, " + name.acronyms().getFirst())
                        : match);
    }

    /// Whether one of some acronyms says that a series is not meant. A journal has other words in
    /// brackets too; to it only the acronym of a conference matters.
    private boolean isDoubtful(Match match, List<String> acronyms) {
        Series series = match.series();
        if (series.kind().isEvent()) {
            return match.score() < SAME && !isNamed(series, acronyms);
        }
        return !name.phrases().isEmpty()
                && !isNamed(series, acronyms)
                && acronyms.stream()
                        .flatMap(acronym -> register.withAcronym(acronym).stream())
                        .anyMatch(other -> other.kind().isEvent());
    }

    private static boolean isRemark(String acronym) {
        String word = Acronyms.folded(acronym);
        return Vocabulary.isAny(word, Part.COUNTRY, Part.CITY, Part.PUBLISHER, Part.STATE, Part.SPONSOR);
    }

    private static boolean isNamed(Series series, List<String> acronyms) {
        List<String> known = series.names().allAcronyms().map(Acronyms::folded).toList();
        return known.isEmpty() && series.kind().isEvent()
                || acronyms.stream()
                        .anyMatch(given ->
                                known.stream()
                                        .anyMatch(own ->
                                                own.contains(given) || given.contains(own)));
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
        boolean workshop = main.isWorkshop() && !hasWorkshops(series);
        if (workshop || !main.noun().isEmpty() && !series.kind().isEvent()) {
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
                boolean alone = phrase.noun().isEmpty() && name.phrases().size() == 1;
                boolean other = namesEvent() && !series.kind().isEvent();
                if (!other && (capitals || alone || !phrase.noun().isEmpty())) {
                    add(series, ACRONYM, "it has the acronym of " + series.names().full());
                }
            }
        }
    }
}
