package octavo.gui.commands;

import java.util.Random;

/// Small libraries to begin a walk with.
final class StartingText {
    private static final String HEAD =
            """
            % A library
            @string{jot1 = "Journal of Tests"}

            @preamble{"\\newcommand{\\x}{}"}

            """;
    private static final String GROUPS =
            """

            @Comment{jabref-meta: grouping:
            0 AllEntriesGroup:;
            1 StaticGroup:Read\\;0\\;1\\;\\;\\;\\;;
            }
            """;

    private StartingText() {}

    /// A text of 5 to 14 entries, some alike.
    static String of(long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(random.nextInt(3) == 0 ? "" : HEAD);
        for (int i = 5 + random.nextInt(10); i > 0; i--) {
            int number = random.nextInt(30);
            text.append("@article{paper").append(number).append(i % 3 == 0 ? "" : "-" + i);
            text.append(",\n  author = {Doe, Jane and Roe, Max},\n  title = {On the Number ");
            text.append(number % 8).append(" of Tests},\n  journal = ");
            text.append(random.nextBoolean() ? "jot1" : "{Journal of Tests}");
            text.append(",\n  year = ").append(2000 + number % 3);
            text.append(random.nextBoolean() ? ",\n  pages = \"1-9\",\n}\n" : "\n}\n");
            text.append(random.nextInt(5) == 0 ? "% a note\n" : "\n");
        }
        text.append(random.nextInt(3) == 0 ? GROUPS : "");
        String unix = text.toString();
        return random.nextInt(4) == 0 ? unix.replace("\n", "\r\n") : unix;
    }
}
