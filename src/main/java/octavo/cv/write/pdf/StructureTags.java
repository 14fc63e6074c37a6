package octavo.cv.write.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The logical structure of a document, for accessibility (ISO 32000-1, 14.7 and 14.8).
final class StructureTags {
    private final PdfFile pdfFile;
    private final int rootObject;
    private final List<StructureElement> structureElements = new ArrayList<>();
    private final StructureElement documentElement;

    /// For each page, the parts of its marked contents; and the part of each annotation.
    private final List<List<StructureElement>> markedElements = new ArrayList<>();

    private final List<StructureElement> annotatedElements = new ArrayList<>();

    private final List<Integer> pageObjects;

    /// @param pageObjects their objects
    StructureTags(PdfFile pdfFile, List<Integer> pageObjects) {
        this.pdfFile = pdfFile;
        this.pageObjects = List.copyOf(pageObjects);
        pageObjects.forEach(_ -> markedElements.add(new ArrayList<>()));
        this.rootObject = pdfFile.nextObject();
        this.documentElement =
                new StructureElement(pdfFile.nextObject(), rootObject, "Document", "");
        structureElements.add(documentElement);
    }

    /// A structure element, with its content.
    static final class StructureElement {
        private final int objectNumber;
        private final int parentObject;
        private final String elementType;
        private final String attributes;
        private final List<String> childReferences = new ArrayList<>();

        private StructureElement(
                int objectNumber, int parentObject, String elementType, String attributes) {
            this.objectNumber = objectNumber;
            this.parentObject = parentObject;
            this.elementType = elementType;
            this.attributes = attributes;
        }

        String elementType() {
            return elementType;
        }

        private String toDictionary() {
            return "<</Type/StructElem/S/"
                    + elementType
                    + "/P "
                    + PdfFile.referenceTo(parentObject)
                    + attributes
                    + "/K["
                    + String.join(" ", childReferences)
                    + "]>>";
        }
    }

    StructureElement documentElement() {
        return documentElement;
    }

    /// A new part at the end of another.
    StructureElement addElement(StructureElement parentElement, String elementType) {
        return appendElement(parentElement, elementType, "");
    }

    StructureElement addList(boolean isNumbered) {
        String numbering = isNumbered ? "/Decimal" : "/None";
        return appendElement(documentElement, "L", "/A<</O/List/ListNumbering" + numbering + ">>");
    }

    private StructureElement appendElement(
            StructureElement parentElement, String elementType, String attributes) {
        StructureElement structureElement =
                new StructureElement(
                        pdfFile.nextObject(), parentElement.objectNumber, elementType, attributes);
        parentElement.childReferences.add(PdfFile.referenceTo(structureElement.objectNumber));
        structureElements.add(structureElement);
        return structureElement;
    }

    /// Adds the next content of a page to a part.
    ///
    /// @param pageIndex the index of the page
    /// @return the content's number in the page
    int markContent(StructureElement structureElement, int pageIndex) {
        List<StructureElement> pageElements = markedElements.get(pageIndex);
        pageElements.add(structureElement);
        int contentNumber = pageElements.size() - 1;
        structureElement.childReferences.add(
                "<</Type/MCR/Pg %s/MCID %d>>".formatted(pageReference(pageIndex), contentNumber));
        return contentNumber;
    }

    /// Adds an annotation of a page to a part.
    ///
    /// @return its index in the parent tree
    int addAnnotation(StructureElement structureElement, int annotationObject, int pageIndex) {
        annotatedElements.add(structureElement);
        structureElement.childReferences.add(
                "<</Type/OBJR/Pg %s/Obj %s>>"
                        .formatted(
                                pageReference(pageIndex), PdfFile.referenceTo(annotationObject)));
        return pageObjects.size() + annotatedElements.size() - 1;
    }

    private String pageReference(int pageIndex) {
        return PdfFile.referenceTo(pageObjects.get(pageIndex));
    }

    /// Writes the structure.
    ///
    /// @return the root object
    int writeStructure() {
        structureElements.forEach(structureElement ->
                pdfFile.putObject(structureElement.objectNumber, structureElement.toDictionary()));
        StringBuilder parentTree = new StringBuilder();
        for (int i = 0; i < markedElements.size(); i++) {
            String elementReferences =
                    markedElements.get(i).stream()
                            .map(structureElement ->
                                    PdfFile.referenceTo(structureElement.objectNumber))
                            .collect(Collectors.joining(" "));
            parentTree.append(i).append('[').append(elementReferences).append(']');
        }
        for (int i = 0; i < annotatedElements.size(); i++) {
            parentTree.append(pageObjects.size() + i).append(' ');
            parentTree
                    .append(PdfFile.referenceTo(annotatedElements.get(i).objectNumber))
                    .append(' ');
        }
        int parentTreeObject = pdfFile.addObject("<</Nums[" + parentTree + "]>>");
        return pdfFile.putObject(
                rootObject,
                "<</Type/StructTreeRoot/K %s/ParentTree %s/ParentTreeNextKey %d>>"
                        .formatted(
                                PdfFile.referenceTo(documentElement.objectNumber),
                                PdfFile.referenceTo(parentTreeObject),
                                pageObjects.size() + annotatedElements.size()));
    }
}
