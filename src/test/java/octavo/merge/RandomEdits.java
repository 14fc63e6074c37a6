package octavo.merge;

import octavo.merge.Draft.Piece;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;

/// Random libraries, and random changes of them of which it is known what they touch. Every word
/// that a change writes is new.
final class RandomEdits {
    private static final List<String> FIELDS =
            List.of("title", "pages", "year", "doi", "note", "journal", "volume");
    private static final List<String> TYPES = List.of("article", "book", "misc", "inproceedings");

    private final Random random;
    private final boolean moves;
    private int next;

    /// @param moves whether there are changes that move things
    RandomEdits(Random random, boolean moves) {
        this.random = random;
        this.moves = moves;
    }

    /// A change.
    ///
    /// @param touched what another change must not touch if the two are to be disjoint
    record Edit(Set<String> touched, Consumer<Draft> change) {
        static Edit of(String touched, Consumer<Draft> change) {
            return new Edit(Set.of(touched), change);
        }

        boolean meets(Edit that) {
            return touched.stream()
                    .anyMatch(it ->
                            that.touched.stream()
                                    .anyMatch(
                                            other -> it.startsWith(other) || other.startsWith(it)));
        }
    }

    private String word() {
        next++;
        var word = new StringBuilder("w");
        for (int n = next; n > 0; n /= 10) {
            word.append((char) ('a' + n % 10));
        }
        return word.append(next).append('w').toString();
    }

    private String words(int count) {
        var words = new StringBuilder(word());
        for (int i = 1; i < count; i++) {
            words.append(' ').append(word());
        }
        return words.toString();
    }

    Draft library() {
        var draft = new Draft();
        int size = random.nextInt(9);
        for (int i = 0; i < size; i++) {
            draft.pieces.add(random.nextInt(3) > 0 ? entry() : line());
        }
        draft.end = random.nextInt(8) == 0 ? "" : "\n";
        return draft;
    }

    private Piece entry() {
        var piece = new Piece(++next);
        piece.type = TYPES.get(random.nextInt(TYPES.size()));
        piece.key = word();
        piece.fields.put("title", "{" + words(4) + "}");
        for (String field : FIELDS.subList(1, FIELDS.size())) {
            if (random.nextInt(3) == 0) {
                piece.fields.put(field, value());
            }
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            piece.authors.add(name());
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            piece.keywords.add(word());
        }
        piece.layout = random.nextBoolean() ? "\n  %s = %s" : "\n\t%s=%s";
        return piece;
    }

    private Piece line() {
        var piece = new Piece(++next);
        piece.gap = random.nextBoolean() ? "\n" : "\n\n\n";
        piece.text =
                switch (random.nextInt(5)) {
                    case 0 -> "% " + words(3);
                    case 1 -> "@string{" + word() + " = \"" + words(2) + "\"}";
                    case 2 -> "@comment{" + words(2) + "}";
                    case 3 -> "@preamble{\"" + word() + "\"}";
                    default -> words(2);
                };
        return piece;
    }

    private String name() {
        return capital(word()) + ", " + capital(word());
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private String value() {
        return switch (random.nextInt(3)) {
            case 0 -> "\"" + words(2) + "\"";
            case 1 -> "{" + word() + "}";
            default -> word();
        };
    }

    /// Some changes, none of which meets one of others.
    List<Edit> edits(Draft draft, List<Edit> others) {
        List<Edit> edits = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            Edit edit = edit(draft);
            if (others.stream().noneMatch(edit::meets) && edits.stream().noneMatch(edit::meets)) {
                edits.add(edit);
            }
        }
        return edits;
    }

    private Edit edit(Draft draft) {
        if (draft.pieces.isEmpty() || random.nextInt(6) == 0) {
            return addition(draft);
        }
        Piece piece = draft.pieces.get(random.nextInt(draft.pieces.size()));
        int number = piece.number;
        int kind = random.nextInt(8);
        return switch (kind == 1 && !moves ? 2 : kind) {
            case 0 ->
                    Edit.of(
                            "piece " + number + ".",
                            it -> it.pieces.removeIf(each -> each.number == number));
            case 1 -> moving(draft, number);
            default -> piece.isEntry() ? ofEntry(piece) : ofLine(number);
        };
    }

    private Edit addition(Draft draft) {
        Piece added = random.nextBoolean() ? entry() : line();
        int place = random.nextInt(draft.pieces.size() + 1);
        int behind = place == 0 ? -1 : draft.pieces.get(place - 1).number;
        return new Edit(Set.of(), it -> it.pieces.add(placeBehind(it, behind), added.copy()));
    }

    private static int placeBehind(Draft draft, int number) {
        for (int i = 0; i < draft.pieces.size(); i++) {
            if (draft.pieces.get(i).number == number) {
                return i + 1;
            }
        }
        return number < 0 ? 0 : draft.pieces.size();
    }

    private Edit moving(Draft draft, int number) {
        int place = random.nextInt(draft.pieces.size());
        return new Edit(
                Set.of("order"),
                it ->
                        it.piece(number)
                                .ifPresent(piece -> {
                                    it.pieces.remove(piece);
                                    it.pieces.add(Math.min(place, it.pieces.size()), piece);
                                }));
    }

    private Edit ofLine(int number) {
        String word = word();
        return Edit.of(
                "piece " + number + ".",
                it ->
                        it.piece(number)
                                .ifPresent(piece ->
                                        piece.text =
                                                piece.text.replaceFirst(
                                                        "[0-9]+w\\b", "$0" + word)));
    }

    private static Edit on(Piece piece, String part, Consumer<Piece> change) {
        int number = piece.number;
        return Edit.of(
                "piece " + number + "." + part, draft -> draft.piece(number).ifPresent(change));
    }

    private Edit ofEntry(Piece piece) {
        String field = FIELDS.get(random.nextInt(FIELDS.size()));
        String key = word();
        String type = TYPES.get(random.nextInt(TYPES.size()));
        return switch (random.nextInt(8)) {
            case 0 -> on(piece, "key", it -> it.key = key);
            case 1 -> on(piece, "type", it -> it.type = type);
            case 2 -> on(piece, "layout", it -> it.layout = "\n    %s  =  %s");
            case 3 -> ofKeywords(piece);
            case 4, 5 -> ofAuthors(piece);
            case 6 ->
                    field.equals("title")
                            ? ofAuthors(piece)
                            : on(piece, field, it -> it.fields.remove(field));
            default -> {
                String value = value();
                yield field.equals("title")
                        ? ofAuthors(piece)
                        : on(piece, field, it -> it.fields.put(field, value));
            }
        };
    }

    private Edit ofKeywords(Piece piece) {
        if (piece.keywords.isEmpty() || random.nextBoolean()) {
            String word = word();
            String place = piece.keywords.isEmpty() ? "keywords" : "keywords " + word;
            return on(piece, place, it -> it.keywords.add(word));
        }
        String gone = piece.keywords.get(random.nextInt(piece.keywords.size()));
        return on(piece, "keywords", it -> it.keywords.remove(gone));
    }

    private Edit ofAuthors(Piece piece) {
        if (piece.authors.isEmpty()) {
            String name = name();
            return on(piece, "author", it -> it.authors.add(name));
        }
        int place = random.nextInt(piece.authors.size());
        String old = piece.authors.get(place);
        if (random.nextBoolean()) {
            String name = name();
            return on(piece, "author +" + name, it -> it.authors.add(place, name));
        }
        String corrected = old + word();
        return on(
                piece,
                "author " + old,
                it -> it.authors.replaceAll(each -> each.equals(old) ? corrected : each));
    }

    /// A change of the whole file's order.
    Edit sorting() {
        long seed = random.nextLong();
        return Edit.of("order", it -> Collections.shuffle(it.pieces, new Random(seed)));
    }

    static Draft after(Draft draft, List<Edit> edits) {
        Draft copy = draft.copy();
        edits.forEach(edit -> edit.change().accept(copy));
        return copy;
    }

    /// The words of a text that changes write.
    static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        var found = java.util.regex.Pattern.compile("[Ww][a-j]+[0-9]+w[\\w]*").matcher(text);
        while (found.find()) {
            words.add(found.group());
        }
        return words;
    }
}
