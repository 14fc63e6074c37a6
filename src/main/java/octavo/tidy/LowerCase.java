package octavo.tidy;

import octavo.bib.BibEntry;
import octavo.bib.BibField;
import octavo.library.BibDialect;

import java.util.List;
import java.util.Locale;

/// Writes the names of types and fields in lower case.
final class LowerCase implements EntryCleanUp {
    @Override
    public String name() {
        return "lower-case";
    }

    @Override
    public String summary() {
        return "Write the names of types and fields in lower case";
    }

    @Override
    public BibEntry cleaned(BibEntry entry, BibDialect flavour) {
        String type = entry.type().toLowerCase(Locale.ROOT);
        BibEntry result = type.equals(entry.type()) ? entry : entry.withType(type).orElse(entry);
        List<BibField> fields = entry.fields();
        for (int i = 0; i < fields.size(); i++) {
            String name = fields.get(i).name();
            String lower = name.toLowerCase(Locale.ROOT);
            if (!lower.equals(name)) {
                result = result.withFieldNamed(i, lower).orElse(result);
            }
        }
        return result;
    }
}
