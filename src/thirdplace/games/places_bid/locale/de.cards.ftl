### Was auf den Karten von PLACES Bid steht: Kategorien, Gebäude, Größenordnungen.

category-P = Play
    .meaning = Spielen
    .colour = grün
category-L = Live
    .meaning = Wohnen
    .colour = rot
category-A = Academic
    .meaning = Lernen
    .colour = gelb
category-C = Community
    .meaning = Gemeinschaft
    .colour = violett
category-E = Employ
    .meaning = Arbeiten
    .colour = blau
category-S = Shop
    .meaning = Einkaufen
    .colour = orange

## Play

card-art-studio = Kunstatelier
card-gym = Fitnessstudio
card-pool = Schwimmbad
card-community-theater = Stadtteiltheater
card-movie-theater = Kino
card-recreation-center = Freizeitzentrum
card-amusement-park = Vergnügungspark
card-stadium = Stadion

## Live

card-single-family-home = Einfamilienhaus
card-home-w-apartment = Haus mit Einliegerwohnung
card-apartments = Mehrfamilienhaus
card-cottage-court = Wohnhof
card-hotel = Hotel
card-condominiums = Eigentumswohnungen
card-apartment-complex = Wohnanlage
card-subdivision = Wohnsiedlung

## Academic

card-day-care = Kita
card-tutoring-center = Nachhilfeinstitut
card-tech-school = Technische Fachschule
card-elementary-school = Grundschule
card-middle-school = Mittelschule
card-charter-school = Freie Schule
card-community-college = Volkshochschule
card-high-school = Oberschule

## Community

card-corner-church = Stadtteilkirche
card-library = Bibliothek
card-fire-station = Feuerwache
card-courthouse = Gerichtsgebäude
card-museum = Museum
card-house-of-worship = Gotteshaus
card-city-hall = Rathaus
card-religious-center = Religiöses Zentrum

## Employ

card-coworking = Coworking-Space
card-service-station = Tankstelle
card-warehouse = Lagerhaus
card-bank = Bank
card-manufacturing = Fabrik
card-doctors-office = Arztpraxis
card-hospital = Krankenhaus
card-skyscraper = Wolkenkratzer

## Shop

card-ice-cream = Eisdiele
card-bakery = Bäckerei
card-bookstore = Buchhandlung
card-game-store = Spieleladen
card-restaurant = Restaurant
card-grocery-store = Lebensmittelladen
card-supermarket = Supermarkt
card-department-store = Kaufhaus

## Größenordnung

scale-block = Häuserblock
scale-neighborhood = Stadtviertel
scale-community = Gemeinde
bid-scale-block = für den Häuserblock
bid-scale-neighborhood = für das Stadtviertel
bid-scale-community = für die ganze Gemeinde
bid-own-building = euer eigenes Gebäude
