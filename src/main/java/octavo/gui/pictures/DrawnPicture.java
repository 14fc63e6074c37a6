package octavo.gui.pictures;

import javafx.scene.Node;

import octavo.gui.masterdetail.PictureTable;

/// A picture, and the table that says the same.
record DrawnPicture(Node drawing, PictureTable<?> table) {}
