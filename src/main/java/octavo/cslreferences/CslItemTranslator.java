package octavo.cslreferences;

import octavo.csl.CslItem;
import octavo.csl.ItemText;
import octavo.csl.style.CslLocale;
import octavo.csl.style.Style;
import octavo.values.PublicationDate.PublicationState;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Translates English terms in items that no style translates: publication states, and genres of
/// theses, reports and patents.
public final class CslItemTranslator {
    private static final String VOLUME_TITLE = "volume-title";
    private static final String CONTAINER = "container-title";
    private static final String STATUS = "status";
    private static final String GENRE = "genre";

    /// Empty if the items have them already.
    private final Optional<ListWords> listWords;

    private final Style cslStyle;

    /// @param language of the references; empty for the style's own
    public CslItemTranslator(Style style, String language) {
        this.cslStyle = style;
        String languageTag = CslLocale.languageOf(style, language);
        boolean isEnglish = Locale.forLanguageTag(languageTag).getLanguage().equals("en");
        this.listWords =
                isEnglish
                        ? Optional.empty()
                        : Optional.of(ListWords.of(languageTag)).filter(ListWords::isKnown);
    }

    public CslItem translate(CslItem cslItem) {
        CslItem printedItem = withVolumeTitle(cslItem);
        return listWords.isPresent() ? translateWith(printedItem, listWords.get()) : printedItem;
    }

    /// Few styles print the title of a volume beside that of the whole; for others it is added to
    /// that, so that it is not lost.
    private CslItem withVolumeTitle(CslItem cslItem) {
        ItemText volumeTitle = cslItem.texts().get(VOLUME_TITLE);
        if (volumeTitle == null
                || !cslItem.type().matches("book|chapter|paper-conference|entry-encyclopedia")
                || cslStyle.rendersVariable(VOLUME_TITLE)) {
            return cslItem;
        }
        String variable = cslItem.texts().containsKey(CONTAINER) ? CONTAINER : "title";
        return cslItem.withText(variable, mainTitle -> mainTitle.followedBy(". ", volumeTitle));
    }

    private static CslItem translateWith(CslItem cslItem, ListWords listWords) {
        return cslItem.withText(
                        STATUS,
                        statedText ->
                                withFreeCase(
                                        statedText, statusName(statedText.toHtml(), listWords)))
                .withText(
                        GENRE,
                        statedText ->
                                withFreeCase(statedText, listWords.genreName(statedText.toHtml())));
    }

    /// A German noun keeps its capital where a style requests lower case.
    private static ItemText withFreeCase(ItemText statedText, String translatedText) {
        if (translatedText.equals(statedText.toHtml())) {
            return statedText;
        }
        boolean hasCapital = translatedText.chars().anyMatch(Character::isUpperCase);
        return hasCapital ? ItemText.withFixedCase(translatedText) : ItemText.of(translatedText);
    }

    private static String statusName(String statedText, ListWords listWords) {
        return Arrays.stream(PublicationState.values())
                .filter(state -> state.displayWords().equals(statedText))
                .findFirst()
                .map(state -> listWords.formatText("state." + state.pubstateKey()))
                .orElse(statedText);
    }
}
