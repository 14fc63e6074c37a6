package octavo.formats.referencetext;

import java.util.List;
import java.util.Locale;
import java.util.Set;

/// What the labels of tokens are told from: words, shapes, neighbours and the segments that they
/// are in. A feature is a slot of the model's table of weights.
final class TokenFeatures {
    /// The number of slots.
    static final int SLOT_COUNT = 1 << 16;

    private static final Set<String> CUE_WORDS =
            Set.of(
                    "proceedings",
                    "proc",
                    "journal",
                    "conference",
                    "conf",
                    "symposium",
                    "workshop",
                    "transactions",
                    "trans",
                    "letters",
                    "lett",
                    "review",
                    "rev",
                    "press",
                    "university",
                    "univ",
                    "publishers",
                    "publishing",
                    "verlag",
                    "springer",
                    "elsevier",
                    "wiley",
                    "ieee",
                    "acm",
                    "lncs",
                    "lecture",
                    "notes",
                    "editor",
                    "editors",
                    "eds",
                    "ed",
                    "thesis",
                    "dissertation",
                    "report",
                    "arxiv",
                    "vol",
                    "volume",
                    "no",
                    "pp",
                    "pages",
                    "in",
                    "on",
                    "of",
                    "available",
                    "retrieved",
                    "accessed",
                    "doi",
                    "isbn",
                    "issn",
                    "edition",
                    "annals",
                    "advances",
                    "series",
                    "international",
                    "bulletin",
                    "archives",
                    "research",
                    "book",
                    "handbook",
                    "school",
                    "institute",
                    "inc",
                    "company",
                    "and",
                    "sons",
                    "edited",
                    "by");

    private static final String SENTENCE_MARKS = ".;?!:“”\"«»()[]";
    private static final String JOINING_MARKS = "-–—‐'’&/";
    private static final int PARTS = 12;

    private final List<ReferenceToken> tokens;
    private final int[] words;
    private final int[] shapes;
    private final int[] phraseStarts;
    private final int[] phraseEnds;
    private final int[] sentenceStarts;
    private final int[] sentenceEnds;
    private int[] slots = new int[0];
    private int slotCount;

    private TokenFeatures(List<ReferenceToken> tokens) {
        this.tokens = tokens;
        int size = tokens.size();
        words = new int[size];
        shapes = new int[size];
        phraseStarts = new int[size];
        phraseEnds = new int[size];
        sentenceStarts = new int[size];
        sentenceEnds = new int[size];
        for (int i = 0; i < size; i++) {
            words[i] = tokens.get(i).text().toLowerCase(Locale.ROOT).hashCode();
            shapes[i] = shapeOf(tokens.get(i));
        }
        markSegments(phraseStarts, phraseEnds, true);
        markSegments(sentenceStarts, sentenceEnds, false);
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
        slots = new int[96];
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
        int start = phraseStarts[i];
        int end = phraseEnds[i];
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
        int start = sentenceStarts[i];
        int end = sentenceEnds[i];
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

    private int sentencesBefore(int start) {
        int count = 0;
        for (int i = start - 1; i > 0 && count < 7; i = sentenceStarts[i] - 1) {
            count++;
        }
        return count;
    }

    private int nextTraits(int end) {
        int next = end;
        while (next < tokens.size() && isMark(next, false)) {
            next++;
        }
        return next < tokens.size() ? traits(next, sentenceEnds[next]) : -1;
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

    private void markSegments(int[] starts, int[] ends, boolean isPhrase) {
        int start = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (isMark(i, isPhrase)) {
                starts[i] = i;
                ends[i] = i + 1;
                start = i + 1;
            } else {
                starts[i] = start;
            }
        }
        int end = tokens.size();
        for (int i = tokens.size() - 1; i >= 0; i--) {
            if (isMark(i, isPhrase)) {
                end = i;
            } else {
                ends[i] = end;
            }
        }
    }

    private boolean isMark(int i, boolean isPhrase) {
        ReferenceToken token = tokens.get(i);
        return token.isPunctuation()
                && (isPhrase
                        ? JOINING_MARKS.indexOf(token.text().charAt(0)) < 0
                        : SENTENCE_MARKS.indexOf(token.text().charAt(0)) >= 0);
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
