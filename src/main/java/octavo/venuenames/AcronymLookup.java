package octavo.venuenames;

import static octavo.venuenames.MatchScore.ACRONYM;
import static octavo.venuenames.MatchScore.LOOSE_NAME;
import static octavo.venuenames.MatchScore.ODD;
import static octavo.venuenames.MatchScore.SAME_NAME;

import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueVocabulary.VenueWordRole;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Looks up the acronyms of a written venue and weighs them against the matches of its names.
final class AcronymLookup {
    private final VenueRegister register;
    private final VenueName venueName;
    private final MatchScore matchScore;
    private final LookupState lookupState;

    AcronymLookup(VenueRegister register, VenueName venueName, LookupState lookupState) {
        this.register = register;
        this.venueName = venueName;
        this.matchScore = new MatchScore(venueName);
        this.lookupState = lookupState;
    }

    /// Call it after the names.
    void lookUp() {
        matchAcronyms();
        doubtOtherAcronyms();
    }

    /// A preprint server is meant wherever it is mentioned.
    void matchServers() {
        for (VenuePhrase phrase : venueName.phrases()) {
            for (String word : phrase.words()) {
                addServers(word);
            }
        }
        venueName.acronyms().forEach(this::addServers);
    }

    private void addServers(String word) {
        for (Series series : register.findByAcronym(word)) {
            if (series.kind() == VenueKind.PREPRINT && venueName.phrases().size() <= 2) {
                boolean isAlone = venueName.mainPhrase().eventNoun().isEmpty();
                lookupState.addMatch(
                        series,
                        isAlone ? LOOSE_NAME : ODD,
                        LocalizedSentence.of("it names the server {0}", series.label()));
            }
        }
    }

    private void matchAcronyms() {
        boolean isUndecided =
                lookupState.sortedMatches().stream()
                        .filter(seriesMatch ->
                                seriesMatch.series().kind().isEvent()
                                        || venueName.acronyms().isEmpty())
                        .noneMatch(seriesMatch -> seriesMatch.score() >= SeriesMatch.CERTAIN_SCORE);
        for (String acronym : venueName.acronyms()) {
            List<Series> knownSeries = register.findByAcronym(acronym);
            if (knownSeries.isEmpty()) {
                addWorkshops(acronym, isUndecided);
            }
            knownSeries.forEach(series -> addAcronym(series, acronym, isUndecided));
        }
        if (lookupState.isEmpty()) {
            matchInnerAcronyms();
        }
    }

    /// `CVPRW` are the workshops at CVPR.
    private void addWorkshops(String acronym, boolean isUndecided) {
        if (isUndecided && acronym.length() > 3 && acronym.endsWith("W")) {
            String hostAcronym = acronym.substring(0, acronym.length() - 1);
            for (Series series : register.findByAcronym(hostAcronym)) {
                lookupState.assignToWorkshops();
                lookupState.addMatch(
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
        List<String> foreignAcronyms =
                venueName.acronyms().stream()
                        .filter(acronym -> !isRemark(acronym))
                        .map(AcronymFolding::foldAcronym)
                        .toList();
        if (foreignAcronyms.isEmpty() || venueName.track() == EditionTrack.WORKSHOP) {
            return;
        }
        lookupState.replaceMatches(match ->
                isDoubtful(match, foreignAcronyms)
                        ? match.withDoubt(
                                0.25,
                                LocalizedSentence.of(
                                        "it has a different acronym, {0}",
                                        venueName.acronyms().getFirst()))
                        : match);
    }

    /// Whether one of some acronyms rules out a series. A journal may have other words in brackets;
    /// for it only the acronym of a conference matters.
    private boolean isDoubtful(SeriesMatch match, List<String> acronyms) {
        Series series = match.series();
        if (series.kind().isEvent()) {
            return match.score() < SAME_NAME && !hasAnyAcronym(series, acronyms);
        }
        return !venueName.phrases().isEmpty()
                && !hasAnyAcronym(series, acronyms)
                && acronyms.stream()
                        .flatMap(acronym -> register.findByAcronym(acronym).stream())
                        .anyMatch(otherSeries -> otherSeries.kind().isEvent());
    }

    private static boolean isRemark(String acronym) {
        String word = AcronymFolding.foldAcronym(acronym);
        return VenueVocabulary.hasAnyRole(
                word,
                VenueWordRole.COUNTRY,
                VenueWordRole.CITY,
                VenueWordRole.PUBLISHER,
                VenueWordRole.STATE,
                VenueWordRole.SPONSOR);
    }

    private static boolean hasAnyAcronym(Series series, List<String> acronyms) {
        List<String> knownAcronyms =
                series.names().allAcronyms().map(AcronymFolding::foldAcronym).toList();
        return knownAcronyms.isEmpty() && series.kind().isEvent()
                || acronyms.stream()
                        .anyMatch(givenAcronym ->
                                knownAcronyms.stream()
                                        .anyMatch(ownAcronym ->
                                                ownAcronym.contains(givenAcronym)
                                                        || givenAcronym.contains(ownAcronym)));
    }

    private void addAcronym(Series series, String acronym, boolean isUndecided) {
        if (lookupState.hasMatch(series)) {
            lookupState.addMatch(
                    series,
                    series.kind().isEvent() && isUndecided ? ACRONYM : 0,
                    LocalizedSentence.of("it has the acronym {0}", acronym));
        } else if (isUndecided && mayBeSeries(series)) {
            lookupState.addMatch(
                    series, ACRONYM, LocalizedSentence.of("it has the acronym {0}", acronym));
        } else if (isUndecided) {
            lookupState.addMatch(
                    series,
                    ODD,
                    LocalizedSentence.of("it has the acronym {0}, but another name", acronym));
        }
    }

    /// Whether the names next to an acronym, if any, may be those of a series.
    private boolean mayBeSeries(Series series) {
        VenuePhrase mainPhrase = venueName.mainPhrase();
        boolean isOtherWorkshop = mainPhrase.isWorkshop() && !MatchScore.hasWorkshops(series);
        if (isOtherWorkshop || !mainPhrase.eventNoun().isEmpty() && !series.kind().isEvent()) {
            return false;
        }
        if (mainPhrase.topicWords().isEmpty()
                || mainPhrase.eventNoun().isEmpty()
                        && venueName.acronyms().size() > 0
                        && isAcronymPhrase(mainPhrase)) {
            return true;
        }
        return series.names()
                .allNames()
                .map(VenuePhrase::ofName)
                .anyMatch(knownPhrase ->
                        2 * mainPhrase.countSharedWords(knownPhrase)
                                >= mainPhrase.topicWords().size());
    }

    private boolean isAcronymPhrase(VenuePhrase phrase) {
        Set<String> knownAcronyms =
                venueName.acronyms().stream()
                        .map(AcronymFolding::foldAcronym)
                        .collect(Collectors.toSet());
        return knownAcronyms.contains(AcronymFolding.foldAcronym(phrase.strictKey()));
    }

    /// *Proceedings of the ACM SIGMOD Conference* has no distinctive word but the acronym.
    private void matchInnerAcronyms() {
        for (VenuePhrase phrase : venueName.phrases()) {
            if (phrase.topicWords().size() != 1) {
                continue;
            }
            String word = phrase.topicWords().getFirst();
            boolean isInCapitals =
                    venueName.innerAcronyms().stream()
                            .map(AcronymFolding::foldAcronym)
                            .anyMatch(word::equals);
            for (Series series : register.findByAcronym(word)) {
                boolean isAlone = phrase.eventNoun().isEmpty() && venueName.phrases().size() == 1;
                boolean isOtherKind = matchScore.namesEvent() && !series.kind().isEvent();
                if (!isOtherKind && (isInCapitals || isAlone || !phrase.eventNoun().isEmpty())) {
                    lookupState.addMatch(
                            series,
                            ACRONYM,
                            LocalizedSentence.of(
                                    "it has the acronym of {0}", series.names().fullName()));
                }
            }
        }
    }
}
