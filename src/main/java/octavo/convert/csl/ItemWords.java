package octavo.convert.csl;

import octavo.convert.ListWords;
import octavo.csl.CslItem;
import octavo.csl.CslLocale;
import octavo.csl.ItemText;
import octavo.csl.Style;
import octavo.values.PublicationDate.State;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Translates English terms in items that no style translates: publication states, and genres of
/// theses, reports and patents.
public final class ItemWords {
    private static final String STATUS = "status";
    private static final String GENRE = "genre";

    /// Empty if the items have them already.
    private final Optional<ListWords> words;

    /// @param language of the references; empty for the style's own
    public ItemWords(Style style, String language) {
        String tag = CslLocale.language(style, language);
        boolean english = Locale.forLanguageTag(tag).getLanguage().equals("en");
        this.words =
                english
                        ? Optional.empty()
                        : Optional.of(ListWords.of(tag)).filter(ListWords::isKnown);
    }

    public CslItem of(CslItem item) {
        return words.isPresent() ? translated(item, words.get()) : item;
    }

    private static CslItem translated(CslItem item, ListWords words) {
        return item.withText(STATUS, said -> cased(said, status(said.html(), words)))
                .withText(GENRE, said -> cased(said, words.genre(said.html())));
    }

    /// A German noun keeps its capital where a style requests lower case.
    private static ItemText cased(ItemText said, String now) {
        if (now.equals(said.html())) {
            return said;
        }
        boolean capital = now.chars().anyMatch(Character::isUpperCase);
        return capital ? ItemText.fixed(now) : ItemText.of(now);
    }

    private static String status(String said, ListWords words) {
        return Arrays.stream(State.values())
                .filter(state -> state.words().equals(said))
                .findFirst()
                .map(state -> words.say("state." + state.key()))
                .orElse(said);
    }
}
