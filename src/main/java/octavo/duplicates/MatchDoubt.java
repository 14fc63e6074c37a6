package octavo.duplicates;

import octavo.library.WorkKind;
import octavo.text.LocalizedSentence;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/// What speaks against two entries being one work. A pair with a doubt is never certain.
enum MatchDoubt {
    ISBNS_DIFFER(MatchReasons.OTHER_ISBN, ComparedPair::haveOtherIsbns),
    VOLUMES_DIFFER(
            LocalizedSentence.of("but volumes or numbers differ"),
            pair -> pair.differIn("volume") || pair.differIn("number")),
    ONE_IS_VOLUME(LocalizedSentence.of("but only one is a volume"), ComparedPair::isOnlyOneVolume),
    BOOKTITLES_DIFFER(
            LocalizedSentence.of("but they are in different volumes"),
            pair -> pair.haveOtherBooktitles() || pair.haveOtherTracks()),
    ONE_IS_NOTICE(
            LocalizedSentence.of("but only one is an erratum or a comment"),
            ComparedPair::isOneNotice),
    EDITIONS_DIFFER(
            LocalizedSentence.of("but editions differ"),
            pair -> pair.differIn("edition") || pair.isOnlyOneLaterEdition()),
    CHAPTERS_DIFFER(LocalizedSentence.of("but chapters differ"), pair -> pair.differIn("chapter")),
    ADDRESSES_DIFFER(
            LocalizedSentence.of("but addresses differ"),
            pair -> areBoth(pair, WorkKind.OTHER) && pair.differIn("address")),
    OCCASIONS_DIFFER(
            LocalizedSentence.of("but their notes differ"),
            pair ->
                    (areBoth(pair, WorkKind.OTHER) || areBoth(pair, WorkKind.TALK))
                            && pair.firstEntry().isOfAnotherOccasion(pair.secondEntry())),
    PAGES_DIFFER(LocalizedSentence.of("but first pages differ"), pair -> pair.differIn("page")),
    CONTAINERS_DIFFER(
            LocalizedSentence.of("but they are in different volumes"),
            pair -> !pair.haveSameDoi() && (pair.haveOtherMacros() || pair.differIn("parent"))),
    YEARS_DIFFER(
            LocalizedSentence.of("but years differ"),
            pair ->
                    !pair.haveSameDoi()
                            && !pair.areSamePreprint()
                            && !pair.isWithinYears(pair.areStandalone() ? 0 : 1)),
    SERIES_DIFFER(
            LocalizedSentence.of("but series or types differ"),
            pair ->
                    !pair.haveSameDoi()
                            && pair.areStandalone()
                            && (pair.differIn("series") || pair.differIn("type")));

    @SuppressWarnings("ImmutableEnumChecker") // a sentence of constant words
    private final LocalizedSentence sentence;

    @SuppressWarnings("ImmutableEnumChecker") // the conditions above keep nothing
    private final Predicate<ComparedPair> condition;

    MatchDoubt(LocalizedSentence sentence, Predicate<ComparedPair> condition) {
        this.sentence = sentence;
        this.condition = condition;
    }

    private static boolean areBoth(ComparedPair pair, WorkKind kind) {
        return pair.firstEntry().kind() == kind && pair.secondEntry().kind() == kind;
    }

    static boolean isAnyAbout(ComparedPair pair) {
        return Arrays.stream(values()).anyMatch(doubt -> doubt.condition.test(pair));
    }

    static List<LocalizedSentence> sentencesFor(ComparedPair pair) {
        return Arrays.stream(values())
                .filter(doubt -> doubt.condition.test(pair))
                .map(doubt -> doubt.sentence)
                .distinct()
                .toList();
    }
}
