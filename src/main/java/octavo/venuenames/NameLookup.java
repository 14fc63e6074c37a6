package octavo.venuenames;

import static octavo.venuenames.MatchScore.ABBREVIATION;
import static octavo.venuenames.MatchScore.LOOSE_NAME;
import static octavo.venuenames.MatchScore.SAME_NAME;
import static octavo.venuenames.MatchScore.SAME_TOPIC;
import static octavo.venuenames.MatchScore.VAGUE;

import octavo.text.LocalizedSentence;
import octavo.venuenames.VenueRegister.RegisteredName;

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
    private static final int MAX_RUN_LENGTH = 5;
    private static final int MAX_PHRASES = 12;

    private final VenueRegister register;
    private final VenueName venueName;
    private final MatchScore matchScore;
    private final LookupState lookupState;

    NameLookup(VenueRegister register, VenueName venueName, LookupState lookupState) {
        this.register = register;
        this.venueName = venueName;
        this.matchScore = new MatchScore(venueName);
        this.lookupState = lookupState;
    }

    void lookUp() {
        List<VenuePhrase> phraseRuns = phraseRuns();
        phraseRuns.forEach(this::matchName);
        if (lookupState.isEmpty() && venueName.phrases().isEmpty()) {
            venueName.acronyms().forEach(this::matchCapitals);
        }
        if (lookupState.isEmpty()) {
            matchHost();
        }
        if (lookupState.isEmpty()) {
            phraseRuns.forEach(this::matchShortForm);
        }
        if (lookupState.isEmpty()) {
            matchWithoutAcronyms();
        }
        if (lookupState.isEmpty()) {
            matchTopic();
        }
    }

    /// Runs of names, the longest first, so that *Systems, Man, and Cybernetics* is found whole. A
    /// part of a journal is a journal itself, so every run includes it.
    private List<VenuePhrase> phraseRuns() {
        List<VenuePhrase> phraseRuns = new ArrayList<>();
        int phraseCount = Math.min(venueName.phrases().size(), MAX_PHRASES);
        int partIndex = matchScore.namesEvent() ? -1 : firstPartIndex();
        for (int runLength = Math.min(MAX_RUN_LENGTH, phraseCount); runLength > 0; runLength--) {
            for (int runStart = 0; runStart + runLength <= phraseCount; runStart++) {
                if (partIndex >= 0 && (partIndex < runStart || partIndex >= runStart + runLength)) {
                    continue;
                }
                VenuePhrase phrase = venueName.joinPhrases(runStart, runStart + runLength);
                if (!phrase.topicWords().isEmpty() || !phrase.sponsors().isEmpty()) {
                    phraseRuns.add(phrase);
                }
            }
        }
        return phraseRuns;
    }

    /// The index of the first phrase that names a part of the preceding one; -1 if there is none.
    private int firstPartIndex() {
        for (int i = 1; i < venueName.phrases().size(); i++) {
            if (venueName.phrases().get(i).isPartName()) {
                return i;
            }
        }
        return -1;
    }

    private void matchName(VenuePhrase phraseRun) {
        if (!lookupState.isEmpty()) {
            return;
        }
        addFittingMatches(
                register.findStrict(phraseRun.strictKey()),
                phraseRun,
                SAME_NAME,
                NameLookup::sameNameReason);
        if (lookupState.isEmpty()) {
            addFittingMatches(
                    register.findLoose(phraseRun.looseKey()),
                    phraseRun,
                    LOOSE_NAME,
                    seriesName ->
                            LocalizedSentence.of(
                                    "it has the name of {0}, apart from words such as sponsors",
                                    seriesName));
        }
    }

    /// An apparent acronym may be a name in capitals.
    private void matchCapitals(String acronym) {
        double score = venueName.edition().year().isPresent() ? ABBREVIATION : SAME_NAME;
        VenuePhrase phrase = VenuePhrase.ofName(AllCapitals.capitaliseWords(acronym));
        addFittingMatches(
                register.findStrict(phrase.strictKey()), phrase, score, NameLookup::sameNameReason);
    }

    /// A society's Conference on a topic is the Conference on that topic.
    private void matchWithoutAcronyms() {
        Set<String> foldedAcronyms =
                venueName.innerAcronyms().stream()
                        .map(AcronymFolding::foldAcronym)
                        .collect(Collectors.toSet());
        VenuePhrase ownPhrase = venueName.mainPhrase().withoutWords(foldedAcronyms);
        if (!foldedAcronyms.isEmpty()
                && ownPhrase.isDistinctive()
                && !ownPhrase.eventNoun().isEmpty()) {
            addFittingMatches(
                    register.findLoose(ownPhrase.looseKey()),
                    ownPhrase,
                    ABBREVIATION,
                    seriesName ->
                            LocalizedSentence.of(
                                    "it has the name of {0}, apart from acronyms", seriesName));
        }
    }

    private void matchTopic() {
        VenuePhrase mainPhrase = venueName.mainPhrase();
        if (mainPhrase.topicWords().size() > 1) {
            for (RegisteredName registeredName : register.findByTopic(mainPhrase.topicKey())) {
                boolean isSure = matchScore.isSureTopic(mainPhrase, registeredName);
                if (matchScore.accepts(registeredName, mainPhrase)) {
                    lookupState.addMatch(
                            registeredName.series(),
                            isSure
                                    ? SAME_TOPIC
                                            - MatchScore.penaltyOf(
                                                    mainPhrase, registeredName.phrase())
                                    : VAGUE,
                            LocalizedSentence.of(
                                    "it has the same topic as {0}", registeredName.name()));
                }
            }
        }
    }

    private void addFittingMatches(
            List<RegisteredName> registeredNames,
            VenuePhrase phrase,
            double score,
            Function<String, LocalizedSentence> reason) {
        Map<String, Double> bestScores = new HashMap<>();
        for (RegisteredName registeredName : registeredNames) {
            double likelyScore = matchScore.scoreName(score, phrase, registeredName);
            boolean isBetter =
                    likelyScore > bestScores.getOrDefault(registeredName.series().id(), 0.0);
            if (isBetter && matchScore.accepts(registeredName, phrase)) {
                bestScores.put(registeredName.series().id(), likelyScore);
                lookupState.putMatch(
                        new SeriesMatch(
                                registeredName.series(),
                                likelyScore,
                                List.of(reason.apply(registeredName.name()))));
            }
        }
    }

    private static LocalizedSentence sameNameReason(String seriesName) {
        return LocalizedSentence.of("it has the name of {0}", seriesName);
    }

    private void matchShortForm(VenuePhrase phraseRun) {
        boolean isWhole = !phraseRun.eventNoun().isEmpty() || matchScore.isWholeName(phraseRun);
        if (!lookupState.isEmpty() || !isWhole) {
            return;
        }
        addFittingMatches(
                register.findByInitials(phraseRun.initials()).stream()
                        .filter(registeredName -> isShortForm(phraseRun, registeredName.phrase()))
                        .toList(),
                phraseRun,
                ABBREVIATION,
                seriesName -> LocalizedSentence.of("its words abbreviate {0}", seriesName));
    }

    /// A single word is too little for an abbreviation, and a single letter counts only among
    /// others.
    private static boolean isShortForm(VenuePhrase phrase, VenuePhrase knownPhrase) {
        boolean isLongEnough =
                phrase.topicWords().size() > 2
                        || phrase.topicWords().stream().allMatch(word -> word.length() > 2);
        return phrase.isDistinctive() && isLongEnough && phrase.isShortForm(knownPhrase);
    }

    /// *NIPS Workshop on Causality* is a workshop at NIPS, unless it is a series itself.
    private void matchHost() {
        VenuePhrase mainPhrase = venueName.mainPhrase();
        if (!mainPhrase.isWorkshop()) {
            return;
        }
        List<Series> hosts =
                venueName.innerAcronyms().stream()
                        .filter(acronym ->
                                mainPhrase
                                        .topicWords()
                                        .contains(AcronymFolding.foldAcronym(acronym)))
                        .flatMap(acronym -> register.findByAcronym(acronym).stream())
                        .filter(series -> series.kind().isEvent())
                        .filter(series -> !MatchScore.hasWorkshops(series))
                        .toList();
        if (hosts.isEmpty()) {
            return;
        }
        Set<String> foldedAcronyms =
                venueName.innerAcronyms().stream()
                        .map(AcronymFolding::foldAcronym)
                        .collect(Collectors.toSet());
        VenuePhrase ownPhrase = mainPhrase.withoutWords(foldedAcronyms);
        addFittingMatches(
                register.findLoose(ownPhrase.looseKey()),
                ownPhrase,
                LOOSE_NAME,
                NameLookup::sameNameReason);
        if (lookupState.isEmpty()) {
            lookupState.assignToWorkshops();
            hosts.forEach(host ->
                    lookupState.addMatch(
                            host,
                            LOOSE_NAME,
                            LocalizedSentence.of("it is a workshop at {0}", host.label())));
        }
    }
}
