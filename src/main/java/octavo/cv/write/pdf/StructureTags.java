package octavo.cv.write.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The logical structure of a document, for accessibility (ISO 32000-1, 14.7 and 14.8).
final class StructureTags {
    private final PdfFile file;
    private final int root;
    private final List<Part> parts = new ArrayList<>();
    private final Part document;

    /// For each page, the parts of its marked contents; and the part of each annotation.
    private final List<List<Part>> contents = new ArrayList<>();

    private final List<Part> annotations = new ArrayList<>();

    private final List<Integer> pages;

    /// @param pages their objects
    StructureTags(PdfFile file, List<Integer> pages) {
        this.file = file;
        this.pages = List.copyOf(pages);
        pages.forEach(_ -> contents.add(new ArrayList<>()));
        this.root = file.next();
        this.document = new Part(file.next(), root, "Document", "");
        parts.add(document);
    }

    /// A structure element, with its content.
    static final class Part {
        private final int object;
        private final int above;
        private final String type;
        private final String attributes;
        private final List<String> inside = new ArrayList<>();

        private Part(int object, int above, String type, String attributes) {
            this.object = object;
            this.above = above;
            this.type = type;
            this.attributes = attributes;
        }

        String type() {
            return type;
        }

        private String content() {
            return "<</Type/StructElem/S/"
                    + type
                    + "/P "
                    + PdfFile.reference(above)
                    + attributes
                    + "/K["
                    + String.join(" ", inside)
                    + "]>>";
        }
    }

    Part document() {
        return document;
    }

    /// A new part at the end of another.
    Part within(Part above, String type) {
        return added(above, type, "");
    }

    Part list(boolean numbered) {
        String numbering = numbered ? "/Decimal" : "/None";
        return added(document, "L", "/A<</O/List/ListNumbering" + numbering + ">>");
    }

    private Part added(Part above, String type, String attributes) {
        Part part = new Part(file.next(), above.object, type, attributes);
        above.inside.add(PdfFile.reference(part.object));
        parts.add(part);
        return part;
    }

    /// Adds the next content of a page to a part.
    ///
    /// @param page the index of the page
    /// @return the content's number in the page
    int mark(Part part, int page) {
        List<Part> here = contents.get(page);
        here.add(part);
        int number = here.size() - 1;
        part.inside.add("<</Type/MCR/Pg %s/MCID %d>>".formatted(object(page), number));
        return number;
    }

    /// Adds an annotation of a page to a part.
    ///
    /// @return its index in the parent tree
    int annotate(Part part, int annotation, int page) {
        annotations.add(part);
        part.inside.add(
                "<</Type/OBJR/Pg %s/Obj %s>>"
                        .formatted(object(page), PdfFile.reference(annotation)));
        return pages.size() + annotations.size() - 1;
    }

    private String object(int page) {
        return PdfFile.reference(pages.get(page));
    }

    /// Writes the structure.
    ///
    /// @return the root object
    int write() {
        parts.forEach(part -> file.put(part.object, part.content()));
        StringBuilder numbers = new StringBuilder();
        for (int i = 0; i < contents.size(); i++) {
            String those =
                    contents.get(i).stream()
                            .map(part -> PdfFile.reference(part.object))
                            .collect(Collectors.joining(" "));
            numbers.append(i).append('[').append(those).append(']');
        }
        for (int i = 0; i < annotations.size(); i++) {
            numbers.append(pages.size() + i).append(' ');
            numbers.append(PdfFile.reference(annotations.get(i).object)).append(' ');
        }
        int parents = file.add("<</Nums[" + numbers + "]>>");
        return file.put(
                root,
                "<</Type/StructTreeRoot/K %s/ParentTree %s/ParentTreeNextKey %d>>"
                        .formatted(
                                PdfFile.reference(document.object),
                                PdfFile.reference(parents),
                                pages.size() + annotations.size()));
    }
}
