package octavo.cv.write.records;

import octavo.convert.bibtex.ClassicEntry;
import octavo.cv.list.CvDocument;
import octavo.cv.list.ListedWork.Named;
import octavo.latex.LaTeX;
import octavo.names.BibNameList;
import octavo.names.PersonName;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Lists as BibTeX for other programs: each entry stands by itself, in the order of the list, with
/// the fields that others may see. What a file says of its owner's computer and opinions stays
/// there.
public final class BibLists {
    private static final String AUTHOR = "author";

    /// What the registry ORCID reads of an entry.
    private static final Set<String> ORCID =
            names(
                    "author editor title booktitle journal year month day volume number pages"
                            + " series publisher institution school organization howpublished type"
                            + " doi isbn issn url eprint archiveprefix");

    private static final Set<String> CLASSIC =
            Stream.concat(
                            ORCID.stream(),
                            names(
                                    "edition chapter address note primaryclass pmid pmcid abstract"
                                            + " keywords language")
                                    .stream())
                    .collect(Collectors.toUnmodifiableSet());

    /// What al-folio shows besides; under the names of our links, and of its own fields.
    private static final List<String> FOLIO_LINKS =
            List.of("pdf", "code", "poster", "slides", "video", "supp", "blog");

    /// Those that may also be files, which al-folio looks for in its folder for each.
    private static final Set<String> FOLIO_FILES = Set.of("pdf", "poster", "slides", "supp");

    private static final Pattern FILE =
            Pattern.compile("(?!/)(?!.*\\.\\.)[\\p{Alnum}_./ -]+\\.\\p{Alnum}{2,5}");

    private static final List<String> FOLIO_TEXTS =
            List.of("award", "award_name", "preview", "additional_info", "hal");

    /// Signs that al-folio takes off a name before it compares it with its owner's.
    private static final Pattern FOLIO_SIGNS = Pattern.compile("[*∗†‡§¶‖&^]+");

    private BibLists() {}

    /// Classic BibTeX.
    public static String bibtex(CvDocument document) {
        return all(document, BibLists::classic);
    }

    /// BibTeX that ORCID imports.
    public static String orcid(CvDocument document) {
        return all(document, entry -> made(entry, "orcid", bib -> bib.only(ORCID)));
    }

    /// The bibliography of a website that is made with al-folio. Two lines of hyphens make Jekyll
    /// look at it.
    public static String alFolio(CvDocument document) {
        return "---\n---\n\n" + all(document, BibLists::folio);
    }

    /// BibTeX that lies beside another file, and says that it is ours to write.
    public static String beside(String bibtex) {
        return FrontMatterPage.bibtex(bibtex);
    }

    /// One entry in classic BibTeX; nothing for one that has no place there.
    static Optional<String> one(RecordEntry entry) {
        return classic(entry).entry().map(_ -> classic(entry).text());
    }

    private static Written classic(RecordEntry entry) {
        return made(entry, "classic", bib -> bib.only(CLASSIC));
    }

    /// An entry as it is written; nothing for one that has no place in classic BibTeX.
    private record Written(Optional<ClassicEntry> entry, String text) {}

    /// @param about what is made, which is kept for other lists
    private static Written made(
            RecordEntry entry, Object about, UnaryOperator<ClassicEntry> change) {
        return entry.work()
                .made(
                        Written.class,
                        about,
                        () -> {
                            var bib = entry.publication().classic().map(change);
                            return new Written(bib, bib.map(ClassicEntry::text).orElse(""));
                        });
    }

    private static Set<String> names(String words) {
        return Set.of(words.split(" ", -1));
    }

    private static String all(CvDocument document, Function<RecordEntry, Written> write) {
        List<String> texts = new ArrayList<>();
        Set<String> keys = new HashSet<>();
        for (RecordEntry entry : RecordEntry.of(document)) {
            Written written = write.apply(entry);
            written.entry()
                    .ifPresent(bib -> {
                        String key = free(bib.key(), keys);
                        texts.add(key.equals(bib.key()) ? written.text() : bib.withKey(key).text());
                    });
        }
        return String.join("\n", texts);
    }

    /// A key that is not taken yet: to BibTeX, keys that differ in case alone are the same.
    private static String free(String key, Set<String> keys) {
        String free = key;
        for (int i = 2; !keys.add(free.toLowerCase(Locale.ROOT)); i++) {
            free = key + "-" + i;
        }
        return free;
    }

    /// An entry, which lists have the same but for the signs behind names.
    private static Written folio(RecordEntry entry) {
        List<String> signs = entry.publication().people(AUTHOR).stream().map(Named::signs).toList();
        return made(entry, signs, whole -> folio(entry, whole, signs));
    }

    private static ClassicEntry folio(RecordEntry entry, ClassicEntry whole, List<String> signs) {
        Map<String, String> more = new LinkedHashMap<>();
        more.put("abbr", LaTeX.escape(entry.text("acronym")));
        more.put("bibtex_show", "true");
        more.put("selected", entry.isSelected() ? "true" : "");
        more.put("arxiv", entry.text("arxiv"));
        more.put("html", entry.address("url"));
        more.put("website", entry.address("project"));
        FOLIO_LINKS.forEach(link -> more.put(link, link(entry, link)));
        FOLIO_TEXTS.forEach(field -> more.put(field, whole.text(field)));
        ClassicEntry bib = whole.only(CLASSIC);
        more.put(AUTHOR, authors(whole, signs));
        for (Map.Entry<String, String> field : more.entrySet()) {
            bib = field.getValue().isEmpty() ? bib : bib.with(field.getKey(), field.getValue());
        }
        return bib;
    }

    private static String link(RecordEntry entry, String link) {
        String address = entry.addressIn(link, "x-" + link, "url_" + link);
        return address.isEmpty() && FOLIO_FILES.contains(link) ? file(entry, link) : address;
    }

    /// A file of the website's. What only the field `file` names is one of one's own computer.
    private static String file(RecordEntry entry, String link) {
        String path = entry.work().entry().has(link) ? entry.work().raw(link).orElse("") : "";
        return FILE.matcher(path).matches() ? path : "";
    }

    /// The names with the signs of their marks behind the family names.
    private static String authors(ClassicEntry whole, List<String> signs) {
        String written = whole.text(AUTHOR);
        if (signs.stream().allMatch(String::isEmpty)) {
            return written;
        }
        BibNameList list = BibNameList.parse(written).value();
        if (list.names().size() != signs.size()) {
            return written;
        }
        List<PersonName> names = new ArrayList<>();
        for (int i = 0; i < signs.size(); i++) {
            names.add(signed(list.names().get(i), signs.get(i)));
        }
        return BibNameList.toBibtex(names, list.others());
    }

    private static PersonName signed(PersonName name, String signs) {
        boolean known = FOLIO_SIGNS.matcher(signs).matches();
        return known && name.literal().isEmpty()
                ? PersonName.of(name.given(), name.prefix(), name.family() + signs, name.suffix())
                : name;
    }
}
