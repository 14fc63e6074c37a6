package octavo.editing.bulk;

import octavo.bib.BibParser;
import octavo.library.Edit;
import octavo.library.Library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;

/// How long a replacement in all entries of a library takes to be planned, made and undone, beside
/// the time that reading the file takes. Argument: a `.bib` file.
final class BulkPlanBenchmark {
    private static final double MILLISECOND = 1e6;

    private BulkPlanBenchmark() {}

    public static void main(String[] arguments) throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of(arguments[0]));
        TextReplacement everywhere = new TextReplacement(Pattern.compile("e"), "E", "");
        for (int i = 0; i < 8; i++) {
            long start = System.nanoTime();
            Library library = Library.of(BibParser.parse(bytes));
            long read = System.nanoTime();
            BulkPlan plan =
                    BulkPlan.of(
                            library,
                            _ -> true,
                            new FieldOperation.ReplaceText(everywhere, Set.of("title")));
            long planned = System.nanoTime();
            Edit edit = plan.toEdit();
            Library edited = library.applyEdit(edit);
            long made = System.nanoTime();
            Library undone = edited.applyEdit(edit.inverse());
            long end = System.nanoTime();
            System.out.printf(
                    "%d changes: read %.0f ms, planned %.0f ms, made %.0f ms, undone %.0f ms%s%n",
                    plan.changes().size(),
                    (read - start) / MILLISECOND,
                    (planned - read) / MILLISECOND,
                    (made - planned) / MILLISECOND,
                    (end - made) / MILLISECOND,
                    undone.slots().equals(library.slots()) ? "" : ", not as before");
        }
    }
}
