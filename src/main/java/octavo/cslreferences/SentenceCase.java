package octavo.cslreferences;

import octavo.latex.RichText;
import octavo.latex.RichText.LatexFormat;
import octavo.latex.RichText.RichPiece;
import octavo.text.BlankCharacters;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Lowers the capitals of English title case, as biblatex and pandoc do before a style sees a
/// title. A word inside the title loses its capital unless it has a second one or a digit (`DNA`,
/// `iPhone`, `CO2`, `O'Brien`) or is a symbol (`I`, `E. coli`, `C++`). Braces, mathematics,
/// scripts, code and small capitals keep their case; so do the first word of a sentence and a title
/// that is all capitals. A word that begins the title, or follows a colon, question mark or
/// exclamation mark, gets a capital.
public final class SentenceCase {
    private static final String WORD_JOINTS = "'’.";

    /// Tags that databases export in titles, which are markup.
    private static final Pattern HTML_TAG = Pattern.compile("</?(?:[a-z]{1,4}|span [^<>]*)>");

    /// The article of a French or Italian word, which begins after the apostrophe: `dell'Alto`.
    private static final Pattern ELIDED_ARTICLE = Pattern.compile("\\p{Ll}+['’](?=\\p{Lu})");

    /// What follows a single letter that is a symbol rather than a word.
    private static final Pattern SYMBOL_NEIGHBOURS = Pattern.compile("[+=&(^*#<>/]");

    private final String title;
    private final BitSet fixedCharacters;
    private final StringBuilder changedTitle;

    private SentenceCase(List<RichPiece> pieces) {
        this.title = pieces.stream().map(RichPiece::text).collect(Collectors.joining());
        this.fixedCharacters = fixedCharacters(pieces, title);
        this.changedTitle = new StringBuilder(title);
    }

    /// A title in sentence case, with its formatting.
    public static RichText of(RichText titleText) {
        SentenceCase sentenceCase = new SentenceCase(titleText.pieces());
        if (sentenceCase.isAllCapitals()) {
            return titleText;
        }
        sentenceCase.changeWords();
        List<RichPiece> changedPieces = new ArrayList<>();
        int offset = 0;
        for (RichPiece piece : titleText.pieces()) {
            int pieceEnd = offset + piece.text().length();
            changedPieces.add(
                    new RichPiece(
                            sentenceCase.changedTitle.substring(offset, pieceEnd),
                            piece.formats(),
                            piece.scripts(),
                            piece.link()));
            offset = pieceEnd;
        }
        return new RichText(changedPieces);
    }

    private static BitSet fixedCharacters(List<RichPiece> pieces, String title) {
        BitSet fixedCharacters = new BitSet();
        int offset = 0;
        for (RichPiece piece : pieces) {
            int pieceEnd = offset + piece.text().length();
            fixedCharacters.set(offset, pieceEnd, isFixed(piece));
            offset = pieceEnd;
        }
        Matcher tagMatcher = HTML_TAG.matcher(title);
        while (tagMatcher.find()) {
            fixedCharacters.set(tagMatcher.start(), tagMatcher.end());
        }
        return fixedCharacters;
    }

    private static boolean isFixed(RichPiece piece) {
        return piece.hasFormat(LatexFormat.PROTECTED)
                || piece.hasFormat(LatexFormat.MATH)
                || piece.hasFormat(LatexFormat.MONOSPACE)
                || piece.hasFormat(LatexFormat.SMALL_CAPS)
                || !piece.scripts().isEmpty();
    }

    private boolean isAllCapitals() {
        int capitalCount = 0;
        for (int i = 0; i < title.length(); i++) {
            if (!fixedCharacters.get(i)) {
                if (Character.isLowerCase(title.charAt(i))) {
                    return false;
                }
                capitalCount += Character.isUpperCase(title.charAt(i)) ? 1 : 0;
            }
        }
        return capitalCount > 1;
    }

    private void changeWords() {
        WordPosition position = WordPosition.FIRST;
        char lastMark = ' ';
        int lastWordStart = startOfLastWord();
        int offset = 0;
        while (offset < title.length()) {
            char character = title.charAt(offset);
            if (isWordCharacter(offset)) {
                int wordEnd = endOfWord(offset);
                changeWord(offset, wordEnd, position);
                position = WordPosition.INNER;
                lastMark = ' ';
                offset = wordEnd;
                continue;
            }
            if (".:?!".indexOf(character) >= 0) {
                lastMark = character;
            } else if (BlankCharacters.isBlank(character) && lastMark != ' ') {
                position =
                        lastMark == '.' || offset >= lastWordStart
                                ? WordPosition.AS_WRITTEN
                                : WordPosition.FIRST;
            } else if (Character.getType(character) == Character.DASH_PUNCTUATION && offset > 0) {
                position = WordPosition.INNER;
                lastMark = ' ';
            }
            offset++;
        }
    }

    /// The offset from which on the title has only one word.
    private int startOfLastWord() {
        int wordEnd = title.length();
        while (wordEnd > 0 && !isWordCharacter(wordEnd - 1)) {
            wordEnd--;
        }
        int wordStart = wordEnd;
        while (wordStart > 0 && (isWordCharacter(wordStart - 1) || isJoint(wordStart - 1))) {
            wordStart--;
        }
        while (wordStart > 0 && !isWordCharacter(wordStart - 1)) {
            wordStart--;
        }
        return wordStart;
    }

    private boolean isWordCharacter(int offset) {
        char character = title.charAt(offset);
        return Character.isLetterOrDigit(character)
                || Character.getType(character) == Character.NON_SPACING_MARK;
    }

    /// The end of a word, in which apostrophes and stops may be: `O'Brien`, `U.S`.
    private int endOfWord(int wordStart) {
        int wordEnd = wordStart;
        while (wordEnd < title.length() && (isWordCharacter(wordEnd) || isJoint(wordEnd))) {
            wordEnd++;
        }
        return wordEnd;
    }

    private boolean isJoint(int offset) {
        return WORD_JOINTS.indexOf(title.charAt(offset)) >= 0
                && offset + 1 < title.length()
                && isWordCharacter(offset + 1);
    }

    private void changeWord(int wordStart, int wordEnd, WordPosition position) {
        String word = title.substring(wordStart, wordEnd);
        if (fixedCharacters.get(wordStart) || word.chars().anyMatch(Character::isDigit)) {
            return;
        }
        int capitalStart = wordStart + elidedLength(word);
        long capitalCount = word.chars().filter(Character::isUpperCase).count();
        boolean isLetter = word.length() == 1 && !word.equals("a");
        if (position == WordPosition.FIRST && capitalCount == 0 && !isLetter) {
            setCharacter(wordStart, word.substring(0, 1).toUpperCase(Locale.ROOT));
        } else if (position == WordPosition.INNER
                && capitalCount == 1
                && Character.isUpperCase(title.charAt(capitalStart))
                && !fixedCharacters.get(capitalStart)
                && !isSymbol(capitalStart, wordEnd)) {
            String capital = title.substring(capitalStart, capitalStart + 1);
            setCharacter(capitalStart, capital.toLowerCase(Locale.ROOT));
        }
    }

    private static int elidedLength(String word) {
        Matcher matcher = ELIDED_ARTICLE.matcher(word);
        return matcher.lookingAt() ? matcher.end() : 0;
    }

    /// Whether a letter is a pronoun, numeral, initial or symbol: `I`, `E. coli`, `C++`, `O(n)`.
    /// One between blanks is lowered, as by BibTeX, biblatex and pandoc.
    private boolean isSymbol(int wordStart, int wordEnd) {
        char letter = title.charAt(wordStart);
        String before = title.substring(Math.max(0, wordStart - 2), wordStart);
        String after = title.substring(wordEnd, Math.min(title.length(), wordEnd + 1));
        boolean isAlone = wordEnd == wordStart + 1;
        boolean isJoined =
                SYMBOL_NEIGHBOURS.matcher(after).matches()
                        || after.equals(".")
                        || before.matches(".?[&°/]|\\p{L}\\(");
        return letter == 'I' && (isAlone || WORD_JOINTS.indexOf(title.charAt(wordStart + 1)) >= 0)
                || isAlone && letter != 'A' && isJoined;
    }

    private void setCharacter(int offset, String changedCharacter) {
        if (changedCharacter.length() == 1) {
            changedTitle.setCharAt(offset, changedCharacter.charAt(0));
        }
    }

    private enum WordPosition {
        /// At the start of the title, or of a part of it.
        FIRST,
        /// After a stop, which ends a sentence or an abbreviation, or alone after another mark at
        /// the end of the title, where it need not be a sentence.
        AS_WRITTEN,
        INNER
    }
}
