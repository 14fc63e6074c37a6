package octavo.venuenames;

import static octavo.venuenames.MatchScore.ACRONYM;
import static octavo.venuenames.MatchScore.LOOSE;
import static octavo.venuenames.MatchScore.ODD;
import static octavo.venuenames.MatchScore.SAME;

import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueVocabulary.Part;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Looks up the acronyms of a written venue and weighs them against the matches of its names.
final class AcronymLookup {
    private final VenueRegister register;
    private final VenueName name;
    private final MatchScore fit;
    private final LookupState found;

    AcronymLookup(VenueRegister register, VenueName name, LookupState found) {
        this.register = register;
        this.name = name;
        this.fit = new MatchScore(name);
        this.found = found;
    }

    /// Call it after the names.
    void look() {
        byAcronym();
        doubtOtherAcronyms();
    }

    /// A preprint server is meant wherever it is mentioned.
    void byServer() {
        for (VenuePhrase phrase : name.phrases()) {
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
                found.add(
                        series,
                        alone ? LOOSE : ODD,
                        LocalizedSentence.of("it names the server {0}", series.label()));
            }
        }
    }

    private void byAcronym() {
        boolean open =
                found.matches().stream()
                        .filter(it -> it.series().kind().isEvent() || name.acronyms().isEmpty())
                        .noneMatch(it -> it.score() >= SeriesMatch.CERTAIN);
        for (String acronym : name.acronyms()) {
            List<Series> known = register.withAcronym(acronym);
            if (known.isEmpty()) {
                addWorkshops(acronym, open);
            }
            known.forEach(series -> addAcronym(series, acronym, open));
        }
        if (found.isEmpty()) {
            byInnerAcronym();
        }
    }

    /// `CVPRW` are the workshops at CVPR.
    private void addWorkshops(String acronym, boolean open) {
        if (open && acronym.length() > 3 && acronym.endsWith("W")) {
            String host = acronym.substring(0, acronym.length() - 1);
            for (Series series : register.withAcronym(host)) {
                found.workshops();
                found.add(
                        series,
                        ACRONYM,
                        LocalizedSentence.of(
                                "{0} stands for the workshops at {1}", acronym, series.label()));
            }
        }
    }

    /// A name that merely resembles that of a series, next to a foreign acronym, may belong to
    /// another.
    private void doubtOtherAcronyms() {
        List<String> given =
                name.acronyms().stream()
                        .filter(acronym -> !isRemark(acronym))
                        .map(AcronymFolding::folded)
                        .toList();
        if (given.isEmpty() || name.track() == EditionTrack.WORKSHOP) {
            return;
        }
        found.change(match ->
                isDoubtful(match, given)
                        ? match.doubted(
                                0.25,
                                LocalizedSentence.of(
                                        "it has a different acronym, {0}",
                                        name.acronyms().getFirst()))
                        : match);
    }

    /// Whether one of some acronyms rules out a series. A journal may have other words in brackets;
    /// for it only the acronym of a conference matters.
    private boolean isDoubtful(SeriesMatch match, List<String> acronyms) {
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
        String word = AcronymFolding.folded(acronym);
        return VenueVocabulary.isAny(
                word, Part.COUNTRY, Part.CITY, Part.PUBLISHER, Part.STATE, Part.SPONSOR);
    }

    private static boolean isNamed(Series series, List<String> acronyms) {
        List<String> known = series.names().allAcronyms().map(AcronymFolding::folded).toList();
        return known.isEmpty() && series.kind().isEvent()
                || acronyms.stream()
                        .anyMatch(given ->
                                known.stream()
                                        .anyMatch(
                                                own -> own.contains(given) || given.contains(own)));
    }

    private void addAcronym(Series series, String acronym, boolean open) {
        if (found.has(series)) {
            found.add(
                    series,
                    series.kind().isEvent() && open ? ACRONYM : 0,
                    LocalizedSentence.of("it has the acronym {0}", acronym));
        } else if (open && agrees(series)) {
            found.add(series, ACRONYM, LocalizedSentence.of("it has the acronym {0}", acronym));
        } else if (open) {
            found.add(
                    series,
                    ODD,
                    LocalizedSentence.of("it has the acronym {0}, but another name", acronym));
        }
    }

    /// Whether the names next to an acronym, if any, may be those of a series.
    private boolean agrees(Series series) {
        VenuePhrase main = name.mainPhrase();
        boolean workshop = main.isWorkshop() && !MatchScore.hasWorkshops(series);
        if (workshop || !main.noun().isEmpty() && !series.kind().isEvent()) {
            return false;
        }
        if (main.content().isEmpty()
                || main.noun().isEmpty() && name.acronyms().size() > 0 && isAcronym(main)) {
            return true;
        }
        return series.names()
                .written()
                .map(VenuePhrase::ofName)
                .anyMatch(known -> 2 * main.shared(known) >= main.content().size());
    }

    private boolean isAcronym(VenuePhrase phrase) {
        Set<String> known =
                name.acronyms().stream().map(AcronymFolding::folded).collect(Collectors.toSet());
        return known.contains(AcronymFolding.folded(phrase.strict()));
    }

    /// *Proceedings of the ACM SIGMOD Conference* has no distinctive word but the acronym.
    private void byInnerAcronym() {
        for (VenuePhrase phrase : name.phrases()) {
            if (phrase.content().size() != 1) {
                continue;
            }
            String word = phrase.content().getFirst();
            boolean capitals =
                    name.inner().stream().map(AcronymFolding::folded).anyMatch(word::equals);
            for (Series series : register.withAcronym(word)) {
                boolean alone = phrase.noun().isEmpty() && name.phrases().size() == 1;
                boolean other = fit.namesEvent() && !series.kind().isEvent();
                if (!other && (capitals || alone || !phrase.noun().isEmpty())) {
                    found.add(
                            series,
                            ACRONYM,
                            LocalizedSentence.of(
                                    "it has the acronym of {0}", series.names().full()));
                }
            }
        }
    }
}
