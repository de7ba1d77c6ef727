### Che cosa c’è sulle carte di PLACES Bid: categorie, edifici, scale.

category-P = Play
    .meaning = Giocare
    .colour = verde
category-L = Live
    .meaning = Abitare
    .colour = rosso
category-A = Academic
    .meaning = Imparare
    .colour = giallo
category-C = Community
    .meaning = Stare insieme
    .colour = viola
category-E = Employ
    .meaning = Lavorare
    .colour = blu
category-S = Shop
    .meaning = Fare acquisti
    .colour = arancione

## Play

card-art-studio = Atelier d’arte
card-gym = Palestra
card-pool = Piscina
card-community-theater = Teatro di quartiere
card-movie-theater = Cinema
card-recreation-center = Centro ricreativo
card-amusement-park = Parco divertimenti
card-stadium = Stadio

## Live

card-single-family-home = Casa unifamiliare
card-home-w-apartment = Casa bifamiliare
card-apartments = Palazzina
card-cottage-court = Corte di villette
card-hotel = Hotel
card-condominiums = Condominio
card-apartment-complex = Complesso residenziale
card-subdivision = Quartiere residenziale

## Academic

card-day-care = Asilo nido
card-tutoring-center = Centro doposcuola
card-tech-school = Istituto tecnico
card-elementary-school = Scuola elementare
card-middle-school = Scuola media
card-charter-school = Scuola paritaria
card-community-college = Polo universitario
card-high-school = Scuola superiore

## Community

card-corner-church = Chiesa di quartiere
card-library = Biblioteca
card-fire-station = Caserma dei pompieri
card-courthouse = Tribunale
card-museum = Museo
card-house-of-worship = Luogo di culto
card-city-hall = Municipio
card-religious-center = Centro religioso

## Employ

card-coworking = Coworking
card-service-station = Stazione di servizio
card-warehouse = Magazzino
card-bank = Banca
card-manufacturing = Fabbrica
card-doctors-office = Studio medico
card-hospital = Ospedale
card-skyscraper = Grattacielo

## Shop

card-ice-cream = Gelateria
card-bakery = Panetteria
card-bookstore = Libreria
card-game-store = Negozio di giochi
card-restaurant = Ristorante
card-grocery-store = Negozio di alimentari
card-supermarket = Supermercato
card-department-store = Grandi magazzini

## Scala

scale-block = Isolato
scale-neighborhood = Quartiere
scale-community = Comunità
bid-scale-block = per l’isolato
bid-scale-neighborhood = per il quartiere
bid-scale-community = per tutta la comunità
bid-own-building = un edificio vostro
