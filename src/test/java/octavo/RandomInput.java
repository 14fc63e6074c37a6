package octavo;

import static java.util.stream.Collectors.joining;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Inputs to check a property with: the edge cases first, then random ones, short before long. One
/// seed always gives the same inputs; `-Doctavo.seed=N` gives others.
///
/// @param edges what every seed begins with
/// @param generator makes the random ones
public record RandomInput<T>(List<T> edges, InputGenerator<T> generator) {
    static final int TRIES = 1_000;
    public static final int LONGEST = 255;
    private static final long SEED = Long.getLong("octavo.seed", 1);
    private static final String SPECIAL =
            "\0\t\n\r \"@\\{}~\u007F\u0085\u00A0\u00AD\u0301\u0308ßİ\u200B\u200D\u2028\u202E"
                    + "\uFEFF\uFFFD\uFFFF\uDFFF\uD800 😀𝒜\uDBFF\uDFFF";

    public RandomInput {
        edges = List.copyOf(edges);
    }

    /// Makes one input. `size`, from 0 to 1, says how near to the longest it may come.
    @FunctionalInterface
    public interface InputGenerator<T> {
        T next(Random random, double size);
    }

    /// What must hold for every input; throws if it does not.
    @FunctionalInterface
    public interface PropertyCheck<T> {
        void check(T input) throws Exception;
    }

    public void check(PropertyCheck<T> property) {
        check(TRIES, property);
    }

    /// Checks the edge cases and then `tries` random inputs.
    public void check(int tries, PropertyCheck<T> property) {
        inputs(SEED, tries).forEach(input -> check(input, property));
    }

    private static <T> void check(T input, PropertyCheck<T> property) {
        try {
            property.check(input);
        } catch (Exception | Error e) {
            throw new AssertionError(
                    "Fails for %s (repeat with -Doctavo.seed=%d): %s"
                            .formatted(shown(input), SEED, e),
                    e);
        }
    }

    /// The first half of the random inputs grows to full size; the second half has it.
    Stream<T> inputs(long seed, int tries) {
        Random random = new Random(seed);
        return Stream.concat(
                edges.stream(),
                IntStream.range(0, tries)
                        .mapToObj(i -> generator.next(random, Math.min(1, 2.0 * i / tries))));
    }

    /// Escaped, to be pasted into a test.
    private static String shown(Object input) {
        return switch (input) {
            case String text ->
                    text.chars().mapToObj(RandomInput::escaped).collect(joining("", "\"", "\""));
            case List<?> list -> list.stream().map(RandomInput::shown).toList().toString();
            case byte[] bytes -> Arrays.toString(bytes);
            default -> input.toString();
        };
    }

    private static String escaped(int unit) {
        return switch (unit) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '"', '\\' -> "\\" + (char) unit;
            default ->
                    unit >= ' ' && unit <= '~'
                            ? Character.toString(unit)
                            : "\\u%04X".formatted(unit);
        };
    }

    public <U> RandomInput<U> map(Function<T, U> to) {
        return new RandomInput<>(
                edges.stream().map(to).toList(),
                (random, size) -> to.apply(generator.next(random, size)));
    }

    public RandomInput<T> filter(Predicate<T> wanted) {
        return new RandomInput<>(
                edges.stream().filter(wanted).toList(),
                (random, size) ->
                        Stream.generate(() -> generator.next(random, size))
                                .limit(TRIES)
                                .filter(wanted)
                                .findFirst()
                                .orElseThrow());
    }

    /// With more edge cases, which come first.
    public RandomInput<T> withEdges(List<T> more) {
        return new RandomInput<>(Stream.concat(more.stream(), edges.stream()).toList(), generator);
    }

    /// Lists of these; an edge case stands alone in one, and among others in many.
    public RandomInput<List<T>> list(int least, int most) {
        Stream<List<T>> none = least == 0 ? Stream.of(List.of()) : Stream.empty();
        Stream<List<T>> same =
                edges.stream().map(it -> Collections.nCopies(Math.max(1, least), it));
        return new RandomInput<>(
                Stream.concat(none, same).toList(),
                (random, size) -> {
                    int longest = least + (int) Math.round((most - least) * size);
                    int length =
                            random.nextInt(4) == 0 ? longest : random.nextInt(least, longest + 1);
                    return Stream.generate(() -> element(random, size)).limit(length).toList();
                });
    }

    private T element(Random random, double size) {
        return edges.isEmpty() || random.nextInt(4) > 0
                ? generator.next(random, size)
                : edges.get(random.nextInt(edges.size()));
    }

    /// Texts of up to `most` of these parts, in any order. A part given twice comes twice as often.
    public static RandomInput<String> parts(int most, String... parts) {
        return joined(
                new RandomInput<>(
                        Stream.of(parts).distinct().toList(),
                        (random, _) -> parts[random.nextInt(parts.length)]),
                most);
    }

    private static RandomInput<String> joined(RandomInput<String> parts, int most) {
        return parts.list(0, most).map(all -> String.join("", all));
    }

    /// Texts of up to `most` of these characters.
    public static RandomInput<String> letters(int most, String characters) {
        return parts(most, eachOf(characters).toArray(String[]::new));
    }

    /// Texts of any script, with controls, line ends, combining marks and halves of surrogate
    /// pairs.
    public static RandomInput<String> text() {
        RandomInput<String> characters =
                new RandomInput<>(
                        eachOf(SPECIAL).toList(),
                        (random, _) -> Character.toString(character(random)));
        return joined(characters, LONGEST)
                .withEdges(
                        List.of("e\u0301", "\r\n", "\n\r\n\r\r", "\uFEFF\n", "x".repeat(LONGEST)));
    }

    private static Stream<String> eachOf(String characters) {
        return characters.codePoints().mapToObj(Character::toString);
    }

    private static int character(Random random) {
        return switch (random.nextInt(6)) {
            case 0 -> random.nextInt(0x250);
            case 1 -> random.nextInt(0x10000);
            case 2 -> random.nextInt(Character.MAX_CODE_POINT + 1);
            default -> random.nextInt(' ', 0x7F);
        };
    }

    public static RandomInput<byte[]> bytes() {
        RandomInput<String> bytes =
                new RandomInput<>(
                        eachOf("\0\n\r\u007F\u0080\u00FF").toList(),
                        (random, _) -> Character.toString(random.nextInt(256)));
        return joined(bytes, LONGEST).map(text -> text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /// Seeds, for what a test decides at random itself.
    public static RandomInput<Long> seeds() {
        return new RandomInput<>(List.of(0L, 1L, -1L), (random, _) -> random.nextLong());
    }
}
