package octavo.formats.referencetext;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// What the labels of tokens are told from: words, shapes, neighbours and the segments that they
/// are in. A feature is a slot of the model's table of weights.
final class TokenFeatures {
    /// The number of slots.
    static final int SLOT_COUNT = 1 << 18;

    private static final Set<String> CUE_WORDS =
            wordsOf(
                    "proceedings proc journal conference conf symposium workshop transactions trans"
                        + " letters lett review rev press university univ publishers publishing"
                        + " verlag springer elsevier wiley ieee acm lncs lecture notes editor"
                        + " editors eds ed thesis dissertation report arxiv vol volume no pp pages"
                        + " in on of available retrieved accessed doi isbn issn edition annals"
                        + " advances series international bulletin archives research book handbook"
                        + " school institute inc company and sons edited by");

    private static final Set<String> SMALL_WORDS =
            wordsOf("of the and in on for de la et des der und für du a an to y di del with & - –");

    private static final Set<String> NAME_WORDS =
            wordsOf(
                    "and et und y e i och og en a de van von der den la le di da del dos el al ten"
                            + " ter bin zu du do");

    private static final int PARTS = 12;

    private final List<ReferenceToken> tokens;
    private final int[] words;
    private final int[] shapes;
    private final TokenSegments phrases;
    private final TokenSegments sentences;
    private final TokenSegments clauses;
    private final int[] tails;
    private final int namesEnd;
    private final int layout;
    private int[] slots = new int[0];
    private int slotCount;

    private TokenFeatures(List<ReferenceToken> tokens) {
        this.tokens = tokens;
        int size = tokens.size();
        words = new int[size];
        shapes = new int[size];
        for (int i = 0; i < size; i++) {
            words[i] = tokens.get(i).text().toLowerCase(Locale.ROOT).hashCode();
            shapes[i] = shapeOf(tokens.get(i));
        }
        phrases = TokenSegments.phrases(tokens);
        sentences = TokenSegments.sentences(tokens);
        clauses = TokenSegments.clauses(tokens);
        tails = new int[size];
        fillTails();
        namesEnd = leadingNamesEnd();
        layout = layout();
    }

    /// The slots of each token's features.
    static int[][] slotsOf(List<ReferenceToken> tokens) {
        TokenFeatures tokenFeatures = new TokenFeatures(tokens);
        int[][] slotsByToken = new int[tokens.size()][];
        int depth = 0;
        boolean isQuoted = false;
        boolean hasYear = false;
        boolean hasQuote = false;
        for (int i = 0; i < tokens.size(); i++) {
            String text = tokens.get(i).text();
            depth += "([".contains(text) ? 1 : 0;
            int context =
                    (depth > 0 ? 1 : 0)
                            | (isQuoted ? 2 : 0)
                            | (hasYear ? 4 : 0)
                            | (hasQuote ? 8 : 0);
            slotsByToken[i] = tokenFeatures.slotsAt(i, context);
            depth -= ")]".contains(text) && depth > 0 ? 1 : 0;
            if ("“”\"„«»".contains(text)) {
                isQuoted = "“„«".contains(text) || text.equals("\"") && !isQuoted;
                hasQuote = true;
            }
            hasYear |= tokenFeatures.shapes[i] == 'Y';
        }
        return slotsByToken;
    }

    private int[] slotsAt(int i, int context) {
        slots = new int[128];
        slotCount = 0;
        addWords(i);
        addShapes(i);
        int size = tokens.size();
        add(40, context, 0);
        add(41, context, shapes[i]);
        add(42, i * PARTS / size, shapes[i]);
        add(43, Math.min(i, 4), shapes[i]);
        add(44, Math.min(size - 1 - i, 4), shapes[i]);
        addPhrase(i);
        addSentence(i);
        addClause(i);
        addLayout(i);
        addTail(i);
        int[] tokenSlots = new int[slotCount];
        System.arraycopy(slots, 0, tokenSlots, 0, slotCount);
        return tokenSlots;
    }

    private void addWords(int i) {
        String text = tokens.get(i).text();
        add(0, 0, 0);
        for (int distance = -2; distance <= 2; distance++) {
            add(3 + distance, word(i + distance), 0);
        }
        add(6, word(i - 1), word(i));
        add(7, word(i), word(i + 1));
        if (tokens.get(i).isWord() && text.length() > 3) {
            add(8, text.substring(text.length() - 3).hashCode(), 0);
            add(9, text.substring(0, 3).hashCode(), 0);
        }
        add(100, word(i), shape(i - 1));
        add(101, word(i), shape(i + 1));
        add(102, word(i - 3), 0);
        add(103, word(i + 3), 0);
        add(104, word(i - 2), word(i - 1));
        add(105, word(i + 1), word(i + 2));
        add(106, word(i), traits(phrases.starts()[i], phrases.ends()[i]));
    }

    private void addShapes(int i) {
        add(10, shape(i), 0);
        add(11, shape(i - 1), shape(i));
        add(12, shape(i), shape(i + 1));
        add(13, shape(i - 1), shape(i + 1) * 1000 + shape(i));
        add(14, shape(i - 2), shape(i - 1) * 1000 + shape(i));
        add(15, shape(i + 1), shape(i + 2) * 1000 + shape(i));
        add(16, word(i - 1), shape(i));
        add(17, word(i + 1), shape(i));
        add(18, shape(i - 3) * 1000 + shape(i - 2), shape(i - 1) * 1000 + shape(i));
        add(19, shape(i + 3) * 1000 + shape(i + 2), shape(i + 1) * 1000 + shape(i));
        boolean isGlued = i > 0 && tokens.get(i - 1).end() == tokens.get(i).start();
        add(20, isGlued ? 1 : 0, shape(i - 1) * 1000 + shape(i));
    }

    /// What stands between two marks of any kind.
    private void addPhrase(int i) {
        int start = phrases.starts()[i];
        int end = phrases.ends()[i];
        int ends = shape(start - 1) * 1000 + shape(end);
        add(50, ends, shapes[i]);
        add(51, Math.min(end - start, 8), ends);
        add(52, shape(start), shape(start + 1) * 10 + Math.min(end - start, 4));
        add(53, word(start), 0);
        add(54, word(end - 1), 0);
        add(55, word(start - 2), shape(start - 1));
        add(56, word(end + 1), shape(end));
        add(57, shape(end + 1), shape(end) * 1000 + shapes[i]);
        addCues(start, end, 58);
    }

    /// What stands between two marks that end sentences.
    private void addSentence(int i) {
        int start = sentences.starts()[i];
        int end = sentences.ends()[i];
        int length = 32 - Integer.numberOfLeadingZeros(end - start);
        add(60, shape(start - 1) * 1000 + shape(end), length);
        add(61, word(start), shapes[i]);
        add(62, sentencesBefore(start), length);
        add(63, sentencesBefore(start), shapes[i]);
        add(64, traits(start, end), shapes[i]);
        add(65, traits(start, end), sentencesBefore(start));
        add(66, shape(end + 1), shape(end + 2) * 1000 + shape(end));
        add(67, traits(start, end), nextTraits(end));
        add(68, i - start < 3 ? i - start : 3, traits(start, end));
        addCues(start, end, 69);
    }

    private void addCues(int start, int end, int kind) {
        for (int i = start; i < Math.min(end, start + 40) && slotCount < slots.length - 12; i++) {
            if (CUE_WORDS.contains(tokens.get(i).text().toLowerCase(Locale.ROOT))) {
                add(kind, words[i], 0);
            }
        }
    }

    /// What stands between two stops.
    private void addClause(int i) {
        int start = clauses.starts()[i];
        int end = clauses.ends()[i];
        int count = Math.min(clauses.counts()[i], 6);
        int traits = traits(start, end);
        int next = end + 1 < tokens.size() ? traits(end + 1, clauses.ends()[end + 1]) : -1;
        add(80, count, traits);
        add(81, count, shapes[i]);
        add(82, traits, next);
        add(83, count * 1000 + layout, shapes[i]);
        add(84, word(start), count);
        add(85, word(end + 1), shapes[i]);
        add(86, Math.min(i - start, 5), count);
        add(87, Math.min(end - 1 - i, 5), shapes[i]);
        addCues(start, end, 88);
    }

    private void addLayout(int i) {
        add(90, layout, shapes[i]);
        add(91, layout, traits(sentences.starts()[i], sentences.ends()[i]));
        add(92, layout, sentencesBefore(sentences.starts()[i]) * 1000 + shapes[i]);
        int distance = i < namesEnd ? -Math.min(namesEnd - i, 6) : Math.min(i - namesEnd, 6);
        add(93, distance, shape(namesEnd));
        add(94, distance, shapes[i]);
    }

    /// Whether the words from here to the next mark or number look like a name.
    private void addTail(int i) {
        int tail = tails[i] * 3 + (i > 0 ? tails[i - 1] : 2);
        add(95, tail, shapes[i]);
        add(96, tail, shape(i - 1) * 1000 + shapes[i]);
        int stop = i;
        while (stop < tokens.size() && (tokens.get(stop).isWord() || isSmall(stop))) {
            stop++;
        }
        add(97, Math.min(stop - i, 10), tail);
        add(98, shape(stop), shape(stop + 1) * 1000 + shape(stop + 2));
        add(99, shape(stop) * 1000 + shape(stop + 1), tail * 100 + shapes[i]);
    }

    private boolean isSmall(int i) {
        return SMALL_WORDS.contains(tokens.get(i).text());
    }

    /// Whether all words from each token to the next mark or number are capitalised, or small.
    private void fillTails() {
        boolean isTail = true;
        for (int i = tokens.size() - 1; i >= 0; i--) {
            ReferenceToken token = tokens.get(i);
            if (token.isWord()) {
                isTail &=
                        Character.isUpperCase(token.text().codePointAt(0))
                                || SMALL_WORDS.contains(token.text());
            } else if (!isSmall(i)) {
                isTail = true;
            }
            tails[i] = isTail ? 1 : 0;
        }
    }

    /// The token after what looks like a list of names at the beginning.
    private int leadingNamesEnd() {
        int i = 0;
        while (i < tokens.size()) {
            String text = tokens.get(i).text();
            boolean isName =
                    tokens.get(i).isWord()
                            ? Character.isUpperCase(text.codePointAt(0))
                                    || NAME_WORDS.contains(text)
                            : ",;&-’'‐".contains(text)
                                    || text.equals(".")
                                            && i > 0
                                            && tokens.get(i - 1).text().length() <= 3;
            if (!isName) {
                break;
            }
            i++;
        }
        return i;
    }

    /// What the whole reference is like: where its year is, and which marks and words it has.
    private int layout() {
        int year = 0;
        while (year < tokens.size() && shapes[year] != 'Y') {
            year++;
        }
        int marks = 0;
        for (int i = 0; i < tokens.size(); i++) {
            String text = tokens.get(i).text();
            marks |= "“”\"„«»‘".contains(text) ? 1 : 0;
            marks |= text.equals(";") && i < namesEnd ? 2 : 0;
            marks |= text.equals("pp") || text.equals("p") || text.equals("S") ? 4 : 0;
            marks |= isIn(i) ? 8 : 0;
        }
        return yearPlace(year) * 16 + marks;
    }

    /// The word before a book or journal.
    private boolean isIn(int i) {
        return tokens.get(i).text().equalsIgnoreCase("in")
                && (shape(i + 1) == ':' || shape(i - 1) == '.' || shape(i - 1) == ',');
    }

    private int yearPlace(int year) {
        int bracket = shape(year - 1) == '(' ? 1 : 0;
        if (year == tokens.size()) {
            return 0;
        }
        return year <= namesEnd + 2 ? 1 + bracket : year * 3 > tokens.size() * 2 ? 3 + bracket : 5;
    }

    private int sentencesBefore(int start) {
        int count = 0;
        for (int i = start - 1; i > 0 && count < 7; i = sentences.starts()[i] - 1) {
            count++;
        }
        return count;
    }

    private int nextTraits(int end) {
        int next = end;
        while (next < tokens.size() && sentences.isMark(next)) {
            next++;
        }
        return next < tokens.size() ? traits(next, sentences.ends()[next]) : -1;
    }

    /// The mixture of initials, capitals, small words, numbers and commas.
    private int traits(int start, int end) {
        int initials = 0;
        int capitals = 0;
        int lowers = 0;
        int numbers = 0;
        int commas = 0;
        for (int i = start; i < end; i++) {
            initials += shapes[i] == 'I' || shapes[i] == 'U' ? 1 : 0;
            capitals += shapes[i] == 'C' || shapes[i] == 'M' ? 1 : 0;
            lowers += shapes[i] == 'l' ? 1 : 0;
            numbers += tokens.get(i).isNumber() ? 1 : 0;
            commas += shapes[i] == ',' ? 1 : 0;
        }
        int caseShare = lowers == 0 ? 0 : lowers * 2 < capitals ? 1 : lowers < capitals ? 2 : 3;
        return Math.min(initials, 2)
                + 3 * caseShare
                + 12 * Math.min(numbers, 2)
                + 36 * Math.min(commas, 2)
                + 108 * (capitals == 0 ? 0 : 1);
    }

    private static Set<String> wordsOf(String words) {
        return Set.of(words.split(" ", -1));
    }

    private int word(int i) {
        return i < 0 ? -1 : i >= words.length ? -2 : words[i];
    }

    private int shape(int i) {
        return i < 0 ? 1 : i >= shapes.length ? 2 : shapes[i];
    }

    private static int shapeOf(ReferenceToken token) {
        String text = token.text();
        if (token.isAddress()) {
            return 'W';
        }
        if (token.isPunctuation()) {
            return text.codePointAt(0) < 128 ? text.charAt(0) : "“”„«»–—’‘".indexOf(text) + 3;
        }
        if (token.isNumber()) {
            return numberShape(text);
        }
        if (token.isInitial()) {
            return 'I';
        }
        int upper = (int) text.codePoints().filter(Character::isUpperCase).count();
        int length = text.codePointCount(0, text.length());
        if (upper == 0) {
            return text.codePoints().anyMatch(Character::isDigit) ? 'e' : 'l';
        }
        if (upper == length) {
            return length == 1 ? 'U' : length <= 3 ? 'V' : 'X';
        }
        return upper == 1 && Character.isUpperCase(text.codePointAt(0)) ? 'C' : 'M';
    }

    private static int numberShape(String text) {
        boolean isPlain = text.codePoints().allMatch(Character::isDigit);
        if (!isPlain) {
            return 'A';
        }
        return switch (text.length()) {
            case 1 -> '1';
            case 2 -> '2';
            case 3 -> '3';
            case 4 -> text.matches("1[5-9]..|20..") ? 'Y' : '4';
            default -> '5';
        };
    }

    private void add(int kind, int first, int second) {
        int mixed = (kind * 0x9E3779B1 + first) * 0x85EBCA6B + second * 0xC2B2AE35 + kind;
        mixed ^= mixed >>> 15;
        mixed *= 0x2C1B3C6D;
        mixed ^= mixed >>> 13;
        slots[slotCount++] = mixed & SLOT_COUNT - 1;
    }
}
