package octavo.gui.commands;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;

import octavo.bib.BibEntry;
import octavo.bib.BibItem;
import octavo.bib.BibParser;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/// What another program does to the text of a library's file.
enum OtherProgram {
    EDITS_A_FIELD {
        @Override
        String changed(List<String> pieces, Random random) {
            change(pieces, random, "\\{[^{}]*\\}", "{theirs " + random.nextInt(1000) + "}");
            return String.join("", pieces);
        }
    },
    ADDS_AN_ENTRY {
        @Override
        String changed(List<String> pieces, Random random) {
            int number = random.nextInt(1000);
            pieces.add(
                    random.nextInt(pieces.size() + 1),
                    "\n@misc{theirs%d,\n  title = {Theirs %d},\n}\n".formatted(number, number));
            return String.join("", pieces);
        }
    },
    DELETES_AN_ENTRY {
        @Override
        String changed(List<String> pieces, Random random) {
            List<Integer> entries = entries(pieces);
            if (!entries.isEmpty()) {
                pieces.remove((int) entries.get(random.nextInt(entries.size())));
            }
            return String.join("", pieces);
        }
    },
    MOVES_AN_ENTRY {
        @Override
        String changed(List<String> pieces, Random random) {
            if (pieces.size() > 1) {
                String moved = pieces.remove(random.nextInt(pieces.size()));
                pieces.add(random.nextInt(pieces.size() + 1), moved);
            }
            return String.join("", pieces);
        }
    },
    CHANGES_A_KEY {
        @Override
        String changed(List<String> pieces, Random random) {
            change(pieces, random, "^(@\\w+\\{)[^,}]*", "$1theirs" + random.nextInt(1000));
            return String.join("", pieces);
        }
    },
    WRITES_BETWEEN_ENTRIES {
        @Override
        String changed(List<String> pieces, Random random) {
            String text =
                    random.nextBoolean() ? "\n\n" : "\n% theirs " + random.nextInt(1000) + "\n";
            pieces.add(random.nextInt(pieces.size() + 1), text);
            return String.join("", pieces);
        }
    },
    CHANGES_LINE_ENDS {
        @Override
        String changed(List<String> pieces, Random random) {
            String unix = String.join("", pieces).replace("\r\n", "\n");
            return String.join("", pieces).contains("\r\n") ? unix : unix.replace("\n", "\r\n");
        }
    },
    TRUNCATES {
        @Override
        String changed(List<String> pieces, Random random) {
            String all = String.join("", pieces);
            return all.substring(0, all.length() - random.nextInt(all.length() / 3 + 1));
        }
    },
    EMPTIES {
        @Override
        String changed(List<String> pieces, Random random) {
            return "";
        }
    },
    REWRITES_THE_SAME {
        @Override
        String changed(List<String> pieces, Random random) {
            return String.join("", pieces);
        }
    },
    WRITES_LATIN_1 {
        @Override
        String changed(List<String> pieces, Random random) {
            return String.join("", pieces) + "% caf\u00E9\n";
        }
    },
    RECODES {
        @Override
        String changed(List<String> pieces, Random random) {
            byte[] wide = ("\uFEFF" + String.join("", pieces)).getBytes(UTF_16LE);
            return new String(wide, ISO_8859_1);
        }
    };

    /// The text of the file after a change.
    final String changed(String text, Random random) {
        List<String> pieces = new ArrayList<>();
        for (BibItem item : BibParser.parse(text.getBytes(ISO_8859_1)).items()) {
            pieces.add(new String(item.slice().bytes(), ISO_8859_1));
        }
        return changed(pieces, random);
    }

    abstract String changed(List<String> pieces, Random random);

    private static List<Integer> entries(List<String> pieces) {
        return IntStream.range(0, pieces.size())
                .filter(i -> BibEntry.parse(pieces.get(i)).isPresent())
                .boxed()
                .toList();
    }

    /// Replaces the first match in an entry.
    private static void change(List<String> pieces, Random random, String what, String by) {
        List<Integer> entries = entries(pieces);
        if (!entries.isEmpty()) {
            int at = entries.get(random.nextInt(entries.size()));
            pieces.set(at, pieces.get(at).replaceFirst(what, by));
        }
    }
}
