package octavo.importer;

import octavo.bib.BibEntry;
import octavo.fields.FieldName;
import octavo.library.Library;
import octavo.values.FileLink;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// How a library writes the files that its entries link to.
enum FileLinkForm {
    /// `:papers/mai.pdf:PDF`.
    JABREF {
        @Override
        String write(String path) {
            return ":" + escaped(path) + ":PDF";
        }
    },

    /// `mai.pdf:papers/mai.pdf:application/pdf`.
    ZOTERO {
        @Override
        String write(String path) {
            String name = new FileLink("", path).name();
            return escaped(name) + ":" + escaped(path) + ":" + MEDIA_TYPE;
        }
    },

    /// `papers/mai.pdf`.
    BARE {
        @Override
        String write(String path) {
            return path.replace(";", "\\;");
        }
    };

    private static final String MEDIA_TYPE = "application/pdf";

    /// How many fields tell.
    private static final int SAMPLE = 200;

    abstract String write(String path);

    /// The form that most entries have.
    static FileLinkForm of(Library library) {
        Map<FileLinkForm, Integer> uses = new EnumMap<>(FileLinkForm.class);
        library.entries()
                .map(slot -> (BibEntry) slot.item())
                .flatMap(entry -> entry.value(FieldName.FILE).stream())
                .limit(SAMPLE)
                .map(value -> form(value.text(_ -> Optional.empty()).strip()))
                .forEach(form -> uses.merge(form, 1, Integer::sum));
        return uses.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(JABREF);
    }

    private static FileLinkForm form(String field) {
        if (field.matches("(?s).*:[a-z]+/[a-z0-9.+-]+")) {
            return ZOTERO;
        }
        return field.matches("(?s).*:[A-Za-z0-9 -]{2,20}") ? JABREF : BARE;
    }

    private static String escaped(String path) {
        return path.replaceAll("([:;])", "\\\\$1");
    }
}
